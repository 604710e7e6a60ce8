import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, valueFromASTUntyped, type FieldNode } from 'gatsby/graphql';
import {
  feeds,
  listedPages,
  sitemapEntry,
  writePostFiles,
} from '../../../../src/node/pages/listings';
import { languages } from '../../../../src/site/languages';

const project = process.cwd();
afterAll(() => process.chdir(project));

test('a feed has the newest listed articles of its language', () => {
  for (const [index, { query }] of feeds().entries()) {
    const [definition] = parse(query).definitions;
    const fields =
      definition && 'selectionSet' in definition ? definition.selectionSet.selections : [];
    const { arguments: args = [] } = fields[0] as FieldNode;
    const asked = args.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]);
    expect(Object.fromEntries(asked)).toMatchObject({
      filter: { language: { eq: languages[index] }, listed: { eq: true } },
      sort: [{ date: 'DESC' }, { slug: 'ASC' }],
    });
  }
});

test('search engines are told of each listed page, with its other language and its last change', () => {
  const alternates = { lv: '/lv/a/', en: '/en/a/' };
  const page = (path: string, more: object) => ({
    path,
    pageContext: { kind: 'page', alternates, ...more },
  });
  const nodes = [
    page('/lv/a/', { lastModified: '2026-01-02' }),
    page('/lv/b/', { unlisted: true }),
    page('/', { kind: 'redirect' }),
  ];
  const listed = listedPages({ allSitePage: { nodes } } as never);
  expect(listed.map((page) => sitemapEntry(page, 'https://a.lv'))).toEqual([
    {
      url: '/lv/a/',
      lastmod: '2026-01-02',
      links: [
        { lang: 'lv', url: 'https://a.lv/lv/a/' },
        { lang: 'en', url: 'https://a.lv/en/a/' },
        { lang: 'x-default', url: 'https://a.lv/lv/a/' },
      ],
    },
  ]);
});

test('a search among the articles has those of all pages of the list, in their order', async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'list-')));
  for (const language of languages)
    for (const [path, slug] of Object.entries({ '': 'newer', 'page/2/': 'older' })) {
      const folder = `public/page-data/${language}/blog/${path}`;
      mkdirSync(folder, { recursive: true });
      mkdirSync(`public/${language}/blog`, { recursive: true });
      const result = {
        pageContext: { list: { pages: 2 } },
        data: { listed: { nodes: [{ slug, language }] } },
      };
      writeFileSync(`${folder}page-data.json`, JSON.stringify({ result }));
    }
  await writePostFiles();
  for (const language of languages)
    expect(JSON.parse(readFileSync(`public/${language}/blog/posts.json`, 'utf8'))).toEqual([
      { slug: 'newer', language },
      { slug: 'older', language },
    ]);
});

test('an entry of a feed has its article’s address, texts without signs of typography, and pictures', () => {
  const nodes = [{ type: 'img', props: { src: 'a.jpg', alt: 'A house' } }];
  const src = '/static/a.jpg';
  const gatsbyImageData = { images: { fallback: { src } } };
  const files = [{ name: 'a.jpg', picture: { childImageSharp: { gatsbyImageData } } }];
  const post = { slug: 'taxes', title: 'Taxes\u00a0here', excerpt: '', date: '2025-04-10' };
  const site = { siteMetadata: { siteUrl: 'https://a.lv' } };
  const query = { site, allPost: { nodes: [{ ...post, body: { nodes, files } }] } };
  const url = 'https://a.lv/lv/blog/taxes/';
  const content = { _attr: { url: `https://a.lv${src}`, medium: 'image' } };
  expect(feeds()[0]?.serialize({ query } as never)).toEqual([
    {
      ...{ title: 'Taxes here', description: '', date: '2025-04-10', url, guid: url },
      custom_elements: [{ 'media:content': [content, { 'media:description': 'A house' }] }],
    },
  ]);
});
