import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import AboutPage from '../../../src/templates/about';
import ArticlePage from '../../../src/templates/article';
import ConsultationPage from '../../../src/templates/consultation';
import ContactPage from '../../../src/templates/contact';
import HomePage from '../../../src/templates/home';
import LegalPage from '../../../src/templates/legal';
import NetworkPage from '../../../src/templates/network';
import NotFoundPage from '../../../src/templates/not-found';
import OpenFilePage from '../../../src/templates/open-file';
import OwnersPage from '../../../src/templates/owners';
import RedirectPage from '../../../src/templates/redirect';
import ServicesPage from '../../../src/templates/services';
import { languages } from '../../../src/site/languages';
import { company } from '../../support/words';
import { stubObserver } from '../observer';
import { imageData, renderIn, shownText } from '../render-in';
import { showPage } from '../show-page';
import { keysShown } from '../texts-by-key';

beforeEach(() => {
  stubObserver();
  Object.assign(window, { matchMedia: () => new EventTarget() });
});

const picture = { gatsbyImageData: imageData('picture') };

test.each([
  { what: 'without a call to action', nodes: [], ends: 1, contents: 0 },
  {
    what: 'of five sections',
    nodes: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ type: 'h2', props: { id }, children: [id] })),
    ends: 1,
    contents: 1,
  },
  {
    what: 'with one of its own',
    nodes: [{ type: 'CallToAction', props: { to: 'contact' }, children: ['Ask'] }],
    ends: 0,
    contents: 0,
  },
])(
  'an article $what ends with the call of all pages: $ends, and has contents: $contents',
  ({ nodes, ends, contents }) => {
    const post = {
      ...{ slug: 'taxes', title: 'Taxes', excerpt: '', category: 'pricing', draft: false },
      ...{ coverAlt: '', cover: { childImageSharp: null }, coverWide: null, customTitle: null },
      ...{ published: '2025-04-10', modified: '2025-04-10', related: [], keywords: '' },
      author: { name: 'Anna', jobTitle: '', bio: '', photoAlt: '', photo: null, profile: null },
      body: { nodes, files: [], words: 0 },
    };
    const pathname = '/en/blog/taxes/';
    const pageContext = { language: 'en', alternates: { en: pathname } };
    showPage(ArticlePage, { changes: { post }, pageContext, pathname });
    expect(document.querySelectorAll('[data-section=closing]')).toHaveLength(ends);
    expect(document.querySelectorAll('[data-section=phone-bar]')).toHaveLength(1);
    const list = { name: 'common:contents' };
    expect(screen.queryAllByRole('navigation', list)).toHaveLength(contents);
  },
);

test.each(languages)(
  'the page that is not there stays in the language of its path: %s',
  (language) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const location = { pathname: `/${language}/x`, search: '', hash: '' } as never;
    const data = { company, picture } as never;
    const props = { data } as unknown as Parameters<typeof NotFoundPage>[0];
    renderIn(language, <NotFoundPage {...props} />, { location, data });
    const title = shownText(language, 'notFound', 'title');
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([title]);
    expect(log).toHaveBeenCalledWith(`Page not found: /${language}/x`);
    log.mockRestore();
  },
);

test('a redirect keeps query and hash, and leaves no entry in the history', () => {
  const location = { search: '?a=1', hash: '#b' };
  const props = { pageContext: { to: '/lv/about/' }, location } as unknown as Parameters<
    typeof RedirectPage
  >[0];
  renderIn('lv', <RedirectPage {...props} />);
  expect(navigate).toHaveBeenLastCalledWith('/lv/about/?a=1#b', { replace: true });
});

test('a legal page says when it was last amended, and begins with its contents', () => {
  const nodes = [{ type: 'h2', props: { id: 'data' }, children: ['Data'] }];
  const legalPage = { updated: '2026-03-05', body: { nodes, files: [] } };
  const data = { company, legalPage } as never;
  const pageContext = { language: 'en', route: 'terms', alternates: {} } as never;
  const location = { pathname: '/en/terms-and-conditions/', search: '', hash: '' } as never;
  const props = { data, pageContext } as unknown as Parameters<typeof LegalPage>[0];
  renderIn('en', <LegalPage {...props} />, { location, data });
  expect(screen.getByText(/5 March 2026/)).toBeInTheDocument();
  expect(document.querySelector('[data-closing], [data-section=phone-bar]')).toBeNull();
  screen.getByRole('navigation', { name: shownText('en', 'common', 'contents') });
});

const common = { closing: ['common:closing.title'], bars: 1, forms: [], person: [] };
const quick = { closing: ['owners:quick.title'], forms: ['property-form', 'quick-form'] };
const person = (does: string) => ({ person: [`forms:person.${does}`] });

test.each([
  ['home', HomePage, { sections: 11 }],
  ['services', ServicesPage, { sections: 5 }],
  ['about', AboutPage, { sections: 6, closing: ['about:closing.title'] }],
  ['contact', ContactPage, { sections: 4, forms: ['contact-form'], ...person('answers') }],
  ['owners', OwnersPage, { sections: 5, ...quick, ...person('answers') }],
  [
    'consultation',
    ConsultationPage,
    { sections: 2, closing: [], bars: 0, forms: ['consultation-form'], ...person('talks') },
  ],
  ['network', NetworkPage, { sections: 5, closing: ['network:closing.title'] }],
  ['open-file', OpenFilePage, { sections: 2, closing: ['open-file:closing.title'] }],
] as const)('the page %s has its sections, its end, and its forms', (_, Page, expected) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showPage(Page);
  log.mockRestore();
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const own = all('main > *:not([data-closing], [data-section=phone-bar])');
  expect({
    sections: own.filter(({ textContent }) => textContent).length,
    closing: keysShown('[data-closing] h2'),
    bars: all('[data-section=phone-bar]').length,
    forms: all('form[id]').map(({ id }) => id),
    person: keysShown('[data-section=person]').filter((key) =>
      /^forms:person\.(?:answers|talks)/.test(key),
    ),
  }).toEqual({ ...common, ...expected });
  expect(all('h1')).toHaveLength(1);
});
