import { render } from '@testing-library/react';
import * as seo from '../../../src/seo/structured-data';
import type { CommonWords } from '../../../src/site/text';
import { company, wordsIn } from '../../support/words';

const words = wordsIn('en').common as object as CommonWords;
const business = {
  company: {
    ...company,
    networks: company.networks ?? null,
    contact: { ...company.contact, secondPhone: null, guestPhone: null },
    figures: { ...company.figures, remoteFeeRange: company.figures.remoteFeeRange ?? null },
    legalName: company.legalName.en,
    address: { ...company.address, city: company.address.city.en },
  },
  ...{ language: 'en' as const, words },
  ...{ siteUrl: 'https://site.example', picture: 'https://site.example/p.jpg' },
};

test('structured data have the office’s own place, no rating of the company itself, and prices with what they are for', () => {
  const { share, changeover } = words.business;
  const data = seo.localBusiness({ ...business, prices: true });
  expect(data).toMatchObject({
    address: { addressCountry: 'LV' },
    openingHoursSpecification: company.hours.map(({ opens, closes }) => ({ opens, closes })),
    geo: { latitude: company.address.latitude, longitude: company.address.longitude },
    makesOffer: [
      { priceSpecification: { unitText: share } },
      { priceSpecification: { minPrice: 30, maxPrice: 50, unitText: changeover } },
    ],
  });
  expect(data).not.toHaveProperty('aggregateRating');
});

test.each([
  ['from the lowest, that of a remote service', {}, [15, 25], 2],
  ['on site, where no service is remote', { remoteFeeRange: null }, [20, 25], 2],
  [
    'of management alone, where cleaning costs nothing',
    { ourCleaning: { from: 0, to: 0 } },
    [15, 25],
    1,
  ],
])('search engines learn the prices %s', (_, given, [minPrice, maxPrice], offers) => {
  const figures = { ...business.company.figures, ...given };
  const company = { ...business.company, figures };
  const data = seo.localBusiness({ ...business, company, prices: true });
  const prices = expect.objectContaining({ minPrice, maxPrice }) as object;
  expect(data).toHaveProperty('makesOffer.length', offers);
  expect(data).toHaveProperty('makesOffer.0.priceSpecification', prices);
});

const context = (route: string) => ({ kind: 'page', route, language: 'en', breadcrumbs: [] });
const data = {
  company: business.company,
  locales: { edges: [{ node: { ns: 'common', language: 'en', data: words } }] },
  site: { siteMetadata: { siteUrl: business.siteUrl } },
};

test.each([
  { route: 'about', prices: true },
  { route: 'consultation', prices: true },
  { route: 'contact', prices: false },
  { route: 'privacy', prices: false },
])('the page $route describes the company, with its offers: $prices', ({ route, prices }) => {
  const page = { pageContext: context(route), data } as unknown as seo.BuiltPage;
  const { container } = render(<>{seo.structuredData(page)}</>);
  expect(container.innerHTML.includes('"@type":"LocalBusiness"')).toBe(true);
  expect(container.innerHTML.includes('"makesOffer"')).toBe(prices);
});

test.each([
  [null, '2025-04-10'],
  ['2025-05-02', '2025-05-02'],
])('an article that was modified on %s says so to search engines: %s', (modified, day) => {
  const post = {
    ...{ published: '2025-04-10', modified, keywords: '', cover: { childImageSharp: null } },
    author: { name: 'Anna', jobTitle: '', bio: '', photo: null, profile: null },
  };
  const alternates = { en: '/en/blog/taxes/' };
  const meta = { title: 'Taxes', description: '' };
  const pageContext = { ...context('article'), alternates, meta };
  const page = { pageContext, data: { ...data, post } } as unknown as seo.BuiltPage;
  const { container } = render(<>{seo.structuredData(page)}</>);
  expect(container.innerHTML).toContain(`"dateModified":"${day}"`);
});

test('no text can close the element that contains the data', () => {
  const data = { '@type': 'Person', name: '</script><b>' } as const;
  const { container } = render(<seo.StructuredData data={data} />);
  expect(container.innerHTML).not.toContain('</script><b>');
});

test('search engines learn the way to a page, in its order', () => {
  const breadcrumbs = ['home', 'about'].map((name) => ({ name, path: `/${name}/` }));
  const pageContext = { ...context('about'), breadcrumbs };
  const page = { pageContext, data } as unknown as seo.BuiltPage;
  const { container } = render(<>{seo.structuredData(page)}</>);
  const item = (position: number, name: string) =>
    `{"@type":"ListItem","position":${position},"name":"${name}","item":"https://site.example/${name}/"}`;
  expect(container.innerHTML).toContain(`[${item(1, 'home')},${item(2, 'about')}]`);
});
