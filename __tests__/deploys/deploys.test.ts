import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';

const KEPT = 'test-results/deploys';
const ANALYTICS = 'https://analytics.example.com';
const MAIL = 'https://mail.example.com';

const read = (context: string, name: string) => readFileSync(`${KEPT}/${context}/${name}`, 'utf8');

/** Folders in which nothing is a document of its own. */
const PARTS = /^(page-data|_gatsby)\//;

const documents = (context: string) =>
  readdirSync(`${KEPT}/${context}`, { recursive: true, encoding: 'utf8' })
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

test('both deploys have the same documents', () => {
  expect(production.length).toBeGreaterThan(50);
  expect(preview.map(({ name }) => name)).toEqual(production.map(({ name }) => name));
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
    expect(pages).toHaveLength(30);
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
