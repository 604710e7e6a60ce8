import { load } from 'cheerio';
import { languages } from '../../src/site/languages';
import { documents, read, readPublic } from '../support/built-pages';

/** Invisible characters that typography puts into pages, and that must not reach a letter, a post or a search result. */
const INVISIBLE = /[\u00a0\u00ad\u200b\u202f\u2060\ufeff]/;

const decoded = (address: string) => decodeURIComponent(address.replaceAll('+', ' '));

/** All texts that leave a document: in its head, its structured data and the addresses of its links. */
function leaving(name: string): string[] {
  const $ = load(readPublic(name));
  const attributes = $('meta[content], link[title]')
    .toArray()
    .map((element) => $(element).attr('content') ?? $(element).attr('title') ?? '');
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.stringify(JSON.parse($(script).text())));
  const links = $('a[href^=http], a[href^=mailto], a[href^=tel]')
    .toArray()
    .map((link) => decoded($(link).attr('href') ?? ''));
  return [$('title').text(), ...attributes, ...data, ...links];
}

test.each(documents())('texts that leave %s contain no invisible characters', (name) => {
  expect(leaving(name).filter((text) => INVISIBLE.test(text))).toEqual([]);
});

test.each(languages)('the link to the feed in %s bears the title of the list', (language) => {
  const $ = read(`/${language}/blog/`);
  const title = $('meta[property="og:title"]').attr('content');
  expect($('link[type="application/rss+xml"]').attr('title')).toBe(title);
});

test.each(languages)('the feed in %s contains no invisible characters', (language) => {
  const $ = load(readPublic(`${language}/rss.xml`), { xml: true });
  const texts = $('title, description, link, guid')
    .toArray()
    .map((element) => $(element).text());
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter((text) => INVISIBLE.test(text))).toEqual([]);
});
