/** @jest-environment node */
import { third } from '../../support/third-language';
import { renderToStaticMarkup } from 'react-dom/server';
import { filterPosts } from '../../../src/blog/search-posts';
import { planPost } from '../../../src/node/new-post/plan-post';
import { planPages } from '../../../src/node/pages/plan-pages';
import { typeset } from '../../../src/node/content/words/typeset';
import { documentHead } from '../../../src/document/document-head';
import { formatDate, formatTime } from '../../../src/site/dates';
import { euroSigns, formatFigure, formatNumber, type Figure } from '../../../src/site/figures';
import { eachLanguage, languages } from '../../../src/site/languages';
import type { PageContext } from '../../../src/site/page-context';
import { inLanguage, languageOf } from '../../../src/site/paths';
import { pageRoutes, type PageRouteId } from '../../../src/site/routes';

const byRoute = <Value>(make: (id: PageRouteId) => Value) =>
  Object.fromEntries(pageRoutes.map(({ id }) => [id, make(id)])) as Record<PageRouteId, Value>;

const meta = { title: 'T', description: 'D', keywords: 'K' };

const post = {
  ...{ number: 7, slug: 'blim', aliases: ['blam'], language: third, title: 'Blim', meta },
  ...{ lastModified: '2025-04-22', listed: true },
};

describe('With a third language', () => {
  const plan = planPages({
    names: eachLanguage((language) => byRoute((id) => `${id} ${language}`)),
    meta: eachLanguage(() => byRoute(() => meta)),
    listPage: eachLanguage(() => '{{page}}'),
    notFound: eachLanguage((language) => `Nic ${language}`),
    posts: [post],
  });
  const contextOf = (path: string) => plan.find((page) => page.path === path)?.context;

  test('each route and article has a page in it, and every page names it', () => {
    for (const { path } of pageRoutes)
      expect(contextOf(path ? `/cy/${path}/` : '/cy/')).toMatchObject({ language: 'cy' });
    expect(contextOf('/cy/blog/blim/')).toMatchObject({ language: 'cy', slug: 'blim' });
    expect(contextOf('/cy/blog/blam/')).toMatchObject({ kind: 'redirect', to: '/cy/blog/blim/' });
    expect(contextOf('/lv/about/')).toMatchObject({
      alternates: { lv: '/lv/about/', en: '/en/about/', cy: '/cy/about/' },
      i18n: { languages },
    });
    expect(contextOf('/404.html')).toMatchObject({ titles: { cy: 'Nic cy' } });
  });

  test('paths lead to it and back', () => {
    expect(languageOf('/cy/blog/')).toBe('cy');
    expect(inLanguage('/cy/blog/?q=1', 'en')).toBe('/en/blog/?q=1');
  });
});

describe('A third language writes', () => {
  const figure = (from: number, unit: Figure['unit'], to = from) =>
    formatFigure({ from, to, unit, orMore: false }, third).replaceAll('\u2060', '');

  test.each([
    [formatNumber(1234.5, third), '1\u00a0234,5'],
    [formatNumber(12345, third), '12\u00a0345'],
    [figure(15, '%', 25), '15–25%'],
    [figure(13000, '€'), 'EUR\u00a013\u00a0000'],
    [figure(3_000_000, '€'), 'EUR\u00a03\u00a0mln'],
    [euroSigns(third).join('|'), 'EUR|'],
    [formatDate('2025-05-01', third, 'list'), '1.05.2025'],
    [formatDate('2025-05-01', third, 'article'), '1 maj, 2025'],
    [formatTime('09:30', third), '09.30'],
    [typeset('24 h z blim – blam', third), '24\u00a0h z\u00a0blim\u00a0– blam'],
    // The rules of the other languages do not apply.
    [typeset('24 stundas', third), '24 stundas'],
  ])('%s', (written, expected) => {
    expect(written).toBe(expected);
  });

  test('with fonts that have its letters from the first moment on', () => {
    const context = { kind: 'page', language: third } as PageContext;
    const head = renderToStaticMarkup(documentHead({ pageContext: context }));
    expect(head.match(/preload[^>]*latin-ext/g)).toHaveLength(2);
  });
});

test('A search in a third language folds its letters and no others', () => {
  const posts = [{ title: 'Ząb', excerpt: 'ķ', category: 'design' }];
  const found = (query: string) => filterPosts(posts, { query, category: '' }, third).length;
  expect([found('zab'), found('ZĄB'), found('k')]).toEqual([1, 1, 0]);
});

test('A new article in a third language waits for its title, unless its letters are in it', async () => {
  const titles = async (title: string) => {
    const { files } = await planPost({
      ...{ title, now: new Date(), posts: [], authors: ['anna'] },
      templates: eachLanguage(() => '{{post.title}}'),
    });
    return files;
  };
  expect(await titles('Blim')).toMatchObject({ en: "'Blim'", cy: "'✎ Blim'" });
  expect(await titles('Błam')).toMatchObject({ en: "'✎ Błam'", cy: "'Błam'" });
});
