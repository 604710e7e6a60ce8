import { screen } from '@testing-library/react';
import ArticlePage from '../../../src/templates/article';
import NotFoundPage from '../../../src/templates/not-found';
import { languages } from '../../../src/site/languages';
import { company } from '../../support/words';
import { stubObserver } from '../observer';
import { imageData, renderIn, shownText } from '../render-in';

beforeEach(() => {
  stubObserver();
  Object.assign(window, { matchMedia: () => new EventTarget() });
});

const picture = { gatsbyImageData: imageData('picture') };

test.each([
  { what: 'without a call to action', nodes: [], ends: 1 },
  {
    what: 'with one of its own',
    nodes: [{ type: 'CallToAction', props: { to: 'contact' }, children: ['Ask'] }],
    ends: 0,
  },
])('an article $what ends with the call of all pages: $ends', ({ nodes, ends }) => {
  const post = {
    ...{ slug: 'taxes', title: 'Taxes', excerpt: '', category: 'pricing', draft: false },
    ...{ coverAlt: '', cover: { childImageSharp: null }, coverWide: null, customTitle: null },
    ...{ published: '2025-04-10', modified: '2025-04-10', related: [], keywords: '' },
    author: { name: 'Anna', jobTitle: '', bio: '', photoAlt: '', photo: null, profile: null },
    body: { nodes, files: [], words: 0 },
  };
  const site = { siteMetadata: { siteUrl: 'https://site.example', samples: [] } };
  const data = { company, post, site, fallback: picture } as never;
  const pageContext = { language: 'en', alternates: { en: '/en/blog/taxes/' } } as never;
  const location = { pathname: '/en/blog/taxes/', search: '', hash: '' } as never;
  const props = { data, pageContext } as unknown as Parameters<typeof ArticlePage>[0];
  renderIn('en', <ArticlePage {...props} />, { location, data });
  expect(document.querySelectorAll('[data-section=closing]')).toHaveLength(ends);
});

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
