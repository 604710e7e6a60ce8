import { isDeepStrictEqual } from 'node:util';
import type { SelectorType } from 'cheerio';
import { plainText } from '../../src/site/text';
import { addressOf, fill, nameOf, phrasesOf, valueAt, type BuiltPage } from './pages';
import type { Expectation } from './read-statements';

/** Splits a place into its selector and the attribute, value of structured data, or text that it names. */
export function splitPlace(place: string) {
  const [, kind = '', key = ''] = /^(@\w+|words) (\S+)$/.exec(place) ?? [];
  if (kind === 'words') return { selector: 'html', words: key };
  const start = `"https://schema.org","@type":"${kind.slice(1)}"`;
  if (kind)
    return { selector: `script[type="application/ld+json"]:contains('${start}')`, path: key };
  const [selector = '', attribute] = place.split(' @');
  return { selector, attribute };
}

const find = (page: BuiltPage, place: string) =>
  page.$(fill(splitPlace(place).selector, page) as SelectorType).toArray();

export type Element = ReturnType<typeof find>[number];

/** What an element has at a place inside it, and says a phrase where one is given. */
export function findInside(page: BuiltPage, element: Element, place: string, value: string) {
  const selector = fill(splitPlace(place).selector, page) as SelectorType;
  const parts = page.$(element).find(selector).toArray();
  return parts.filter(
    (element) =>
      isFull(page, element, place) && (!value || says(page, textAt(page, element, place), value)),
  );
}

/** Elements that say something without a text in them. */
export const VOID = 'img, svg, input, textarea, meta, link';

function isFull(page: BuiltPage, element: Element, place: string): boolean {
  const isVoid = page.$(element).is(`${VOID}, :has(img, svg, input)`);
  return (isVoid && !splitPlace(place).attribute) || textAt(page, element, place) !== '';
}

/** What an element says at a place; where one element ends and another begins is a space. */
function textAt({ $, words }: BuiltPage, element: Element, place: string): string {
  const { attribute, path, words: key } = splitPlace(place);
  if (attribute) return plainText($(element).attr(attribute) ?? '');
  if (path) return [valueAt(JSON.parse($(element).text()), path)].flat().join();
  if (key) return plainText(String(valueAt(words(), key.replace(':', '.'))));
  const copy = $(element).clone();
  // A range is an element of its own inside of a text.
  copy.find('*').not('[data-range]').before(' ').after(' ');
  return plainText(copy.text())
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,:;?!)])/g, '')
    .trim();
}

/** Whether a text has one of the phrases between `or`, as no part of a longer word, number or range. */
function says(page: BuiltPage, text: string, phrase: string): boolean {
  const phrases = phrasesOf(phrase, page).flatMap((alternative) => alternative.split(' or '));
  return phrases.some((alternative) => {
    const pattern = alternative.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '\\p{L}*');
    const before = '(?<![\\d\\p{L}–-]|\\d[.,])';
    return new RegExp(`${before}${pattern}(?![\\d\\p{L}–-]|[.,]\\d)`, 'iu').test(text);
  });
}

/** The elements that an expectation is about: of a phrase those that say it, of a link those that lead to its target. */
export function elementsOf(page: BuiltPage, { place, sign, value }: Expectation): Element[] {
  const elements = find(page, place);
  if (sign === ':')
    return elements.filter((element) => says(page, textAt(page, element, place), value));
  if (!sign.endsWith('→')) return elements;
  return elements.filter((element) => page.$(element).attr('href') === addressOf(value, page));
}

/** What a page shows, and what it must show; the expectation is met where both are equal. */
export function compare(page: BuiltPage, expectation: Expectation) {
  const { $ } = page;
  const { place, sign, value, part = '' } = expectation;
  const elements = elementsOf(page, expectation);
  const full = elements.filter((element) => isFull(page, element, place));
  switch (sign) {
    case '×':
    case '≥': {
      const isEnough = sign === '≥' ? full.length >= Number(value) : full.length === Number(value);
      return { found: full.length, expected: isEnough ? elements.length : Number(value) };
    }
    case '=': {
      const found = elements.map((element) => textAt(page, element, place));
      const { attribute } = splitPlace(place);
      const expected = value.split(' / ').map((phrase, index) => {
        const isWritten = attribute && !phrase.includes(' | ');
        const phrases = phrasesOf(isWritten ? `${phrase} | ${phrase}` : phrase, page);
        return phrases.find((possible) => possible === found[index]) ?? phrases[0];
      });
      return { found, expected };
    }
    case '→':
    case 'by name →': {
      const target = addressOf(value, page);
      const found = elements.map((link) => textAt(page, link, place) || $(link).attr('aria-label'));
      const name = sign === '→' ? undefined : nameOf(target);
      const isRight = found.length > 0 && found.every((text) => text && text === (name ?? text));
      return { found, expected: isRight ? found : [name ?? `a link to ${target}`] };
    }
    case 'with': {
      const found = elements.filter((element) => findInside(page, element, part, value).length > 0);
      return { found: found.length, expected: elements.length || 'at least 1' };
    }
    case '<': {
      const places = value.split(' < ');
      const placesOf = (element: Element) =>
        places.filter((other) => $(element).is(fill(other, page) as SelectorType));
      return { found: elements.flatMap(placesOf), expected: places };
    }
    default:
      return { found: full.length > 0, expected: true };
  }
}

export function isTrue(page: BuiltPage, expectation: Expectation): boolean {
  const { found, expected } = compare(page, expectation);
  return isDeepStrictEqual(found, expected);
}
