/** @jest-environment node */
import { shareFields } from '../../../../src/node/data-layer/resolvers/share-fields';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { CONTENT } from '../../../../src/node/content/content-folder';
import type { Language } from '../../../../src/site/languages';

type Page = Parameters<typeof shareFields.sharePicture.resolve>[1];
type Context = Parameters<typeof shareFields.sharePicture.resolve>[2];

const company = readCompany().value;
const tooLong = `{{company.name}} ${'ļoti '.repeat(99)}`.trim();
const post = {
  file: `${CONTENT}/blog/a/index.lv.mdx`,
  cover: 'cover.jpg',
  category: 'design',
  title: 'A',
};

/** A stub of the data layer with one page of words and one article, both in Latvian. */
function layer(article: object): Context {
  const words = { meta: { title: tooLong }, categories: { design: 'Dizains' } };
  const nodes: Record<string, object> = {
    Company: company ?? {},
    File: { internal: { contentDigest: '1' } },
    Locale: { data: JSON.stringify(words) },
    Post: { ...post, ...article },
  };
  const isThere = (query: unknown) => !/"eq":"(en|gone)"/.test(JSON.stringify(query ?? ''));
  const nodeModel = {
    findOne: ({ type, query }: { type: string; query?: unknown }) =>
      Promise.resolve(isThere(query) ? nodes[type] : null),
  };
  return { nodeModel } as unknown as Context;
}

const ask = (page: Page, article: object = {}) =>
  shareFields.sharePicture.resolve(undefined, page, layer(article));

test.each<[what: string, page: Page, article: object, place: string]>([
  [
    'a page by its route',
    { route: 'about', slug: null, language: 'lv' },
    {},
    `${CONTENT}/locales/lv/about.json  meta.title: "${company?.name ?? ''} ļoti`,
  ],
  [
    'an article by its slug',
    { route: 'article', slug: 'a', language: 'lv' },
    { title: tooLong },
    `${CONTENT}/blog/a/index.lv.mdx  title: "${company?.name ?? ''} ļoti`,
  ],
  [
    'an article with a title for search engines',
    { route: 'article', slug: 'a', language: 'lv' },
    { customTitle: tooLong },
    `${CONTENT}/blog/a/index.lv.mdx  customTitle: "${company?.name ?? ''} ļoti`,
  ],
])('the picture for sharing finds the title of %s', async (_, page, article, place) => {
  await expect(ask(page, article)).rejects.toThrow(place);
});

test.each<[language: Language, slug: string]>([
  ['lv', 'gone'],
  ['en', 'a'],
])('there is no picture for an article that is not there: %s, %s', async (language, slug) => {
  await expect(ask({ route: 'article', slug, language })).rejects.toThrow(
    `there is no article of that slug`,
  );
});
