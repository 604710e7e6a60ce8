import type { CheerioAPI } from 'cheerio';
import { readPeople } from '../../src/node/content/people/read-people';
import { plainText } from '../../src/site/plain-text';
import { pages } from '../support/built-pages';
import { company } from '../support/words';

const { name, legalName, contact, address } = company;

/** Texts that a translator must not change. */
const names = new Set([
  ...[name, ...Object.values(legalName)],
  ...[contact.phone, contact.guestPhone, contact.email, address.street],
  ...readPeople().values.map((person) => person.name),
]);

/** The text nodes in these elements that a translator would change, by their parents. */
function translated($: CheerioAPI, within: string, touched: (text: string) => boolean): string[] {
  const nodes = $(within)
    .contents()
    .toArray()
    .filter((node) => node.nodeType === 3 && touched(plainText($(node).text()).trim()))
    .map(({ parent }) => $(parent as never))
    .filter((parent) => parent.closest('[translate=no], noscript').length === 0);
  return [...new Set(nodes.map((parent) => parent.toString().slice(0, 120)))];
}

/** An amount of money without other text, with its currency sign. */
const isSum = (text: string) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text) && text.includes('€');

test.each(pages.map((page) => [page.path, page] as const))(
  'a translator leaves names, numbers and every sum of %s alone that may change',
  (_, { $ }) => {
    const named = 'body *:not(script, style, small, article th, article td)';
    expect(translated($, named, (text) => names.has(text))).toEqual([]);
    const changing = 'main *:not(script, style, option, table *), [data-letting] td';
    expect(translated($, changing, isSum)).toEqual([]);
  },
);
