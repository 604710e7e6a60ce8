import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { loadLateParts } from '../../src/components/late-part';
import { rateKeys } from '../../src/site/sums/tax';
import { company } from '../support/words';
import { stubObserver } from './observer';
import { imageData } from './render-in';
import { facts, market } from './site/sums/facts';
import { renderKeys } from './texts-by-key';

const picture = { gatsbyImageData: imageData('picture') };

const pictures = [
  ...['hero', 'photography', 'laundry', 'story', 'table', 'night', 'benefits', 'group', 'desk'],
  ...['fallback', 'missing', 'picture', 'rooms', 'house', 'doors', 'street'],
].map((name) => [name, picture] as const);

const byKey = (values: object) => Object.entries(values).map(([key, value]) => ({ key, ...value }));

export const person = { slug: 'anna', name: 'Anna', photoAlt: '', photo: null };
const quotations = ['home', 'owners'].map((page) => ({
  ...{ page, quote: `On ${page}`, author: 'Ilze', role: 'owner', picture: null },
}));
const apartments = [0, 1].map((bedrooms) => ({
  ...{ title: `Of ${bedrooms} bedrooms`, text: '', alt: '', picture: { childImageSharp: null } },
  ...{ bedrooms, nights: 292, rent: 700, left: 8000, sum: '?rent=700' },
}));

/** What the queries of all pages bring. */
const data = {
  ...Object.fromEntries(pictures),
  company: { ...company, contact: { ...company.contact, person } },
  ...{ sumFigures: byKey(facts.figures), sumRates: byKey(facts.rates), market },
  comparison: { nodes: [{ slug: 'compare' }] },
  articles: { nodes: [{ slug: 'strategy', title: 'Strategy' }] },
  facts: {
    ...{ rating: { value: 4.9, reviews: 5 }, profiles: { host: 'https://host.example' } },
    ...{ quotations, apartments },
  },
  answers: { quotations, figures: { forecastHours: { to: 24 } } },
  portfolio: { apartments },
  mail: { mode: 'off', origin: '', account: {} },
  founders: { nodes: [{ ...person, jobTitle: 'Founder', about: 'Lives in Riga' }] },
  documents: { contract: 'contract.pdf' },
  sources: rateKeys.map((key) => ({ key, source: 'Law', url: null, read: '2026-02-09' })),
  site: { siteMetadata: { siteUrl: 'https://site.example', samples: [] as string[] } },
};

type Page = (props: never) => ReactElement;

interface Shown {
  /** Other data of the query. */
  changes?: object;
  pageContext?: object;
  pathname?: string;
  /** What is made up. */
  samples?: string[];
}

beforeAll(loadLateParts);

/** Shows a whole page in English, with keys for texts. */
export function showPage(Page: Page, shown: Shown = {}) {
  const { changes, pageContext = {}, pathname = '/en/x/', samples = [] } = shown;
  stubObserver();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  window.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never;
  const site = { siteMetadata: { ...data.site.siteMetadata, samples } };
  const given = { ...data, site, ...changes };
  const props = { data: given, pageContext };
  const location = { pathname, search: '', hash: '' };
  return renderKeys(createElement(Page as FunctionComponent<object>, props), {
    ...{ data: given, pageContext: pageContext, location: location as never },
  });
}
