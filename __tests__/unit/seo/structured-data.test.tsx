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
    geo: { latitude: company.address.latitude, longitude: company.address.longitude },
    makesOffer: [
      { priceSpecification: { unitText: share } },
      { priceSpecification: { minPrice: 30, maxPrice: 50, unitText: changeover } },
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

test('no text can close the element that contains the data', () => {
  const data = { '@type': 'Person', name: '</script><b>' } as const;
  const { container } = render(<seo.StructuredData data={data} />);
  expect(container.innerHTML).not.toContain('</script><b>');
});
