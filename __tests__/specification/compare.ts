import type { CheerioAPI, SelectorType } from 'cheerio';
import { languages, type Language } from '../../src/site/languages';
import { plainText } from '../../src/site/plain-text';
import { telUrl } from '../../src/site/tel-url';
import { pathsIn, posts, read, site, wordsOf } from '../support/built-pages';
import { company, translationsOf } from '../support/words';
import type { Expectation, Phrase } from './read-statements';

/** A built page, and its path below its language. */
export interface BuiltPage {
  readonly $: CheerioAPI;
  readonly language: Language;
  readonly path: string;
  /** Its texts by namespace. */
  readonly words: () => Readonly<Record<string, object>>;
}

const slugs = Object.fromEntries(posts.map(({ id, slug }) => [`${id}`, slug]));

/** Fills in `{lang}`, `{page}`, `{site}`, `{tel}`, `{posts.1}`, a fact as `{contact.email}`, and `{English|Latvian}`. */
function fill(text: string, { language, path }: BuiltPage): string {
  const own = {
    lang: language,
    page: path,
    site,
    posts: slugs,
    tel: telUrl(company.contact.phone),
  };
  const post = posts.find((one) => one.language === language && path === `blog/${one.slug}/`);
  return text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const [english, latvian = ''] = name.split('|');
    if (latvian) return (language === 'en' ? english : latvian) ?? '';
    return String(valueAt({ ...company, ...own, title: plainText(post?.title ?? '') }, name));
  });
}

function phraseOf(phrase: Phrase, page: BuiltPage): string {
  const [english, latvian] = typeof phrase === 'string' ? [phrase, phrase] : phrase;
  return fill(page.language === 'en' ? english : latvian, page);
}

/** What a page may say for a phrase: its own language's text of the same key, where only an English text is given. */
function phrasesOf(phrase: Phrase, page: BuiltPage): string[] {
  const translations =
    typeof phrase === 'string' && page.language === 'lv' ? translationsOf(phrase) : [];
  return translations.length > 0 ? translations : [phraseOf(phrase, page)];
}

/** The address of a link: that of a page, or one of its own. */
const addressOf = (target: string, page: BuiltPage): string =>
  /^[/#?{]|:/.test(target) ? fill(target, page) : addressIn(page.language, target);

const openPage = (address: string, language: Language): BuiltPage => ({
  $: read(address),
  language,
  path: address.replace(`/${language}/`, ''),
  words: () => wordsOf(address),
});

/** The built pages of a name: a path below the language, `every`, or a whole path. */
export function openPages(names: readonly string[]): BuiltPage[] {
  return languages.flatMap((language) =>
    names
      .flatMap((name) => (name === 'every' ? pathsIn(language) : addressIn(language, name)))
      .map((address) => openPage(address, language)),
  );
}

/** `post 3` is the article with that number. */
function addressIn(language: Language, name: string): string {
  if (name.startsWith('/')) return name;
  const path = name.startsWith('post ') ? `blog/${slugs[name.slice(5)] ?? ''}` : name;
  return `/${language}/${path === 'home' ? '' : `${path}/`}`;
}

const find = (page: BuiltPage, place: string) =>
  page.$(fill(place, page) as SelectorType).toArray();

export type Element = ReturnType<typeof find>[number];

const dataIn = ({ $ }: BuiltPage, element: Element) =>
  JSON.parse($(element).text()) as Record<string, unknown>;

/** Elements that say something without a text in them. */
export const VOID = 'img, svg, input, textarea, meta, link';

const isFull = (page: BuiltPage, element: Element): boolean =>
  textIn(page, element) !== '' || page.$(element).is(`${VOID}, :has(img, svg, input)`);

/** The text of an element; where one element ends and another begins is a space. */
function textIn({ $ }: BuiltPage, element: Element): string {
  const parts = $(element)
    .find('*')
    .addBack()
    .contents()
    .filter((_, node) => node.nodeType === 3);
  const text = parts
    .toArray()
    .map((node) => $(node).text())
    .join(' ');
  return plainText(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;?!)])/g, '')
    .trim();
}

/** Whether a text contains a phrase that is no part of a longer word, number or range. */
function hasPhrase(text: string, phrase: string): boolean {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = '(?<![\\d\\p{L}–-]|\\d[.,])';
  return new RegExp(`${before}${escaped}(?![\\d\\p{L}–-]|[.,]\\d)`, 'u').test(text);
}

export const valueAt = (from: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((object, key) => (Object(object) as Record<string, unknown>)[key], from);

/** The elements that an expectation is about: of a phrase those that say it, of links those that lead to its targets. */
export function elementsOf(page: BuiltPage, expectation: Expectation): Element[] {
  const elements = find(page, expectation.place);
  if (expectation.kind === 'says') {
    const phrases = phrasesOf(expectation.phrase, page);
    const says = (text: string) => phrases.some((phrase) => hasPhrase(text, phrase));
    return elements.filter((element) => says(textIn(page, element)));
  }
  if (expectation.kind === 'data')
    return elements.filter((element) => dataIn(page, element)['@type'] === expectation.type);
  if (expectation.kind !== 'links') return elements;
  const targets = expectation.targets.map((target) => addressOf(target, page));
  return elements.filter((element) => targets.includes(page.$(element).attr('href') ?? ''));
}

interface Comparison {
  found: unknown;
  expected: unknown;
}

/** What a page shows, and what it must show; the statement is true where both are equal. */
export function compare(page: BuiltPage, expectation: Expectation): Comparison {
  const { $ } = page;
  const elements = elementsOf(page, expectation);
  const full = elements.filter((element) => isFull(page, element));
  switch (expectation.kind) {
    case 'count':
      return { found: full.length, expected: expectation.count };
    case 'some':
      return { found: full.length > 0, expected: true };
    case 'texts': {
      const found = elements.map((element, index) => {
        const [text, phrase = ''] = [textIn(page, element), expectation.texts[index]];
        return phrasesOf(phrase, page).includes(text) ? phraseOf(phrase, page) : text;
      });
      return { found, expected: expectation.texts.map((phrase) => phraseOf(phrase, page)) };
    }
    case 'says':
      return { found: `${elements.length} ×`, expected: '1 ×' };
    case 'links': {
      const found = elements.map((element) => $(element).attr('href'));
      return { found, expected: expectation.targets.map((target) => addressOf(target, page)) };
    }
    case 'order': {
      const { places } = expectation;
      const placesOf = (element: Element) =>
        places.filter((place) => $(element).is(fill(place, page)));
      return { found: elements.flatMap(placesOf), expected: places };
    }
    case 'data': {
      const [data] = elements.map((element) => dataIn(page, element));
      const found = [valueAt(data, expectation.path)].flat().join();
      return { found, expected: phraseOf(expectation.value ?? (found || 'a value'), page) };
    }
    case 'words': {
      const [namespace = '', key = ''] = expectation.key.split(':');
      const found = plainText(String(valueAt(page.words()[namespace], key)));
      const accepted = phrasesOf(expectation.phrase, page);
      return { found: accepted.includes(found) ? accepted : found, expected: accepted };
    }
  }
}
