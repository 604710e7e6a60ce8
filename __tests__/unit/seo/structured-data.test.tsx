import { render } from '@testing-library/react';
import * as seo from '../../../src/seo/structured-data';
import type { CommonWords } from '../../../src/site/common-words';
import { company, wordsIn } from '../../support/words';

const words = wordsIn('en').common as object as CommonWords;
const business = {
  company: {
    ...company,
    networks: company.networks ?? null,
    contact: { ...company.contact, guestPhone: null },
    legalName: company.legalName.en,
    address: { ...company.address, city: company.address.city.en },
  },
  ...{ language: 'en' as const, words },
  ...{ siteUrl: 'https://site.example', picture: 'https://site.example/p.jpg' },
};

/** An offer of a service at a price from `minPrice` to `maxPrice`. */
const offer = (name: string, minPrice: number, maxPrice: number, unit: object) => {
  const price = { '@type': 'UnitPriceSpecification', minPrice, maxPrice, priceCurrency: 'EUR' };
  return { itemOffered: { name }, priceSpecification: { ...price, ...unit } };
};

test('structured data have the company’s details as specified, no rating of itself, and the prices of a page that shows them', () => {
  const { management, share, cleaning, changeover } = words.business;
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const data = seo.localBusiness({ ...business, prices: true });
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    address: { addressLocality: 'Riga', addressCountry: 'LV' },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    telephone: company.contact.phone,
    email: company.contact.email,
    priceRange: '€€',
    openingHoursSpecification: [{ dayOfWeek: days, opens: '09:00', closes: '17:00' }],
    makesOffer: [
      offer(management, 15, 25, { unitCode: 'P1', unitText: share }),
      offer(cleaning, 30, 50, { unitText: changeover }),
    ],
  });
  expect(data).not.toHaveProperty('aggregateRating');
});

test.each([
  { route: 'about', prices: true },
  { route: 'consultation', prices: true },
  { route: 'contact', prices: false },
  { route: 'privacy', prices: false },
])('the page $route describes the company, with its offers: $prices', ({ route, prices }) => {
  const pageContext = { kind: 'page', route, language: 'en', breadcrumbs: [] };
  const locales = { edges: [{ node: { ns: 'common', language: 'en', data: words } }] };
  const site = { siteMetadata: { siteUrl: business.siteUrl } };
  const data = { company: business.company, locales, site };
  const page = { pageContext, data } as unknown as seo.BuiltPage;
  const { container } = render(<>{seo.structuredData(page)}</>);
  expect(container.innerHTML.includes('"@type":"LocalBusiness"')).toBe(true);
  expect(container.innerHTML.includes('"makesOffer"')).toBe(prices);
});

test('breadcrumbs have numbers and absolute addresses', () => {
  const trail = [
    { name: 'Home', path: '/en/' },
    { name: 'Blog', path: '/en/blog/' },
  ];
  expect(seo.breadcrumbList(trail, 'https://site.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/en/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://site.example/en/blog/' },
  ]);
});

test('no text can close the element that contains the data', () => {
  const data = { '@type': 'Person', name: '</script><b>' } as const;
  const { container } = render(<seo.StructuredData data={data} />);
  expect(container.innerHTML).not.toContain('</script><b>');
});
