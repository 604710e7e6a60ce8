import { readdirSync, readFileSync, statSync } from 'node:fs';
import { load } from 'cheerio';
import { readPosts } from '../../src/build/posts/read-posts';
import { languages } from '../../src/site/languages';
import { pageRoutes } from '../../src/site/routes';

const KEPT = 'test-results/deploys';
const ANALYTICS = 'https://analytics.example.com';
const MAIL = 'https://mail.example.com';
/** The slug of the draft that scripts/build-deploys.mjs puts in. */
const DRAFT = 'sample-draft';

const read = (context: string, name: string) => readFileSync(`${KEPT}/${context}/${name}`, 'utf8');

/** Folders in which nothing is a document of its own. */
const PARTS = /^(page-data|_gatsby)\//;

const filesOf = (context: string) =>
  readdirSync(`${KEPT}/${context}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(`${KEPT}/${context}/${name}`).isFile(),
  );

const documents = (context: string) =>
  filesOf(context)
    .filter((name) => name.endsWith('.html') && !PARTS.test(name))
    .map((name) => ({ name, $: load(read(context, name)) }));

const isPage = ({ $ }: ReturnType<typeof documents>[number]) =>
  $('link[rel=canonical]').length === 1 && $('h1').length === 1;

/** Where the page of a form tells it to send. */
const mailOf = (context: string) =>
  (
    JSON.parse(read(context, 'page-data/lv/contact/page-data.json')) as {
      result: { data: { mail: { mode: string; origin: string; userId: string } } };
    }
  ).result.data.mail;

const preview = documents('deploy-preview');
const production = documents('production');

/** Every file of a deploy that is of the draft or speaks of it: pages, data, lists, rules. */
const filesWithDraft = (context: string) =>
  filesOf(context).filter((name) => (name + read(context, name)).includes(DRAFT));

/** The draft's pages, and the redirects that lead to them. */
const draftPages = preview
  .filter(({ $ }) => $('link[rel=canonical]').attr('href')?.endsWith(`/blog/${DRAFT}/`))
  .map(({ name }) => name);

test('both deploys have the same documents but for the draft', () => {
  expect(production.length).toBeGreaterThan(50);
  const more = preview.map(({ name }) => name).filter((name) => !draftPages.includes(name));
  expect(more).toEqual(production.map(({ name }) => name));
});

describe.each([
  ['lv', 'Melnraksts'],
  ['en', 'Draft'],
])('A draft in %s', (language, label) => {
  const page = load(read('deploy-preview', `${language}/blog/${DRAFT}/index.html`));
  const list = load(read('deploy-preview', `${language}/blog/index.html`));
  const links = `a[href="/${language}/blog/${DRAFT}/"]`;

  test('is a page of the preview, and says what it is', () => {
    expect(page('article header').first().text()).toContain(label);
    for (const part of ['figure [data-picture]', 'table', 'blockquote', 'details', 'ol']) {
      expect([part, page(`article ${part}`).length]).toEqual([part, 1]);
    }
  });

  test('is in the preview’s list and among the latest, with its label', () => {
    expect(list('main article').has(links).text()).toContain(label);
    expect(list('main li').has(links).not(':has(article)').text()).toContain(label);
  });

  test('is the only article with a label', () => {
    const labels = (element: string) => list(element).filter(`:contains("${label}")`).length;
    expect(labels('main article')).toBe(1);
  });

  test('is in the preview’s sitemap and feed and has its redirect', () => {
    expect(filesWithDraft('deploy-preview')).toEqual(
      expect.arrayContaining([`${language}/rss.xml`, 'sitemap-0.xml', '_redirects']),
    );
    expect(draftPages.filter((name) => name.startsWith(`${language}/`))).toHaveLength(2);
  });
});

test('production knows nothing of a draft', () => {
  expect(filesWithDraft('production')).toEqual([]);
});

describe('A preview', () => {
  test('is not listed: every document and the header say so', () => {
    for (const { name, $ } of preview) {
      expect([name, $('meta[name=robots]').attr('content')]).toEqual([name, 'noindex']);
    }
    expect(read('deploy-preview', '_headers')).toMatch(/X-Robots-Tag: noindex/);
  });

  test('shows its commit on every page', () => {
    for (const { $ } of preview.filter(isPage)) {
      expect($('#preview-ribbon').text()).toContain('abc1234');
    }
  });

  test('loads no analytics and lets its host in nowhere', () => {
    for (const { $ } of preview) expect($.html()).not.toContain(ANALYTICS);
    expect(read('deploy-preview', '_headers')).not.toContain(ANALYTICS);
  });

  test('sends no mail, and its forms say so', () => {
    expect(mailOf('deploy-preview')).toMatchObject({ mode: 'off', origin: '' });
    expect(load(read('deploy-preview', 'en/contact/index.html'))('#contact-form').text()).toContain(
      'nothing is sent from here',
    );
    for (const { $ } of preview) expect($.html()).not.toContain(MAIL);
  });
});

describe('Production', () => {
  const pages = production.filter(isPage);

  test('has not one noindex but on redirects and the not-found page', () => {
    const articles = readPosts().posts.filter(({ draft }) => !draft);
    expect(pages).toHaveLength(languages.length * pageRoutes.length + articles.length);
    for (const { name, $ } of pages) {
      expect([name, $('meta[name=robots]').attr('content')]).toEqual([name, 'index, follow']);
    }
    expect(read('production', '_headers')).not.toContain('noindex');
  });

  test('shows no ribbon', () => {
    for (const { $ } of production) expect($('#preview-ribbon')).toHaveLength(0);
  });

  test('names the analytics script on every page, and its policy lets it in', () => {
    for (const { $ } of pages) {
      expect($('meta[name=analytics]').attr('content')).toBe(`${ANALYTICS}/tag.js`);
      expect($('script[src^=https]')).toHaveLength(0);
    }
    expect(read('production', '_headers')).toContain(ANALYTICS);
  });

  test('sends mail through the account, and its policy lets the service in', () => {
    expect(mailOf('production')).toMatchObject({
      mode: 'service',
      origin: MAIL,
      userId: 'sample-user',
    });
    expect(read('production', '_headers')).toContain(MAIL);
  });
});
