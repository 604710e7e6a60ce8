import type { CheerioAPI } from 'cheerio';
import { readPeople } from '../../src/node/content/people';
import { namesIn } from '../../src/node/content/facts/facts';
import { postTexts, readPosts } from '../../src/node/content/texts';
import { eachText } from '../../src/node/content/words/words';
import { languages } from '../../src/site/languages';
import { plainText } from '../../src/site/text';
import { pages } from '../support/built-pages';
import { company, wordsIn } from '../support/words';

/** What editors may write as a whole text of a page, a title or a list. */
const written = new Set(
  [
    ...languages.flatMap((language) => eachText(wordsIn(language)).map(([, text]) => text)),
    ...readPosts().values.flatMap((post) => postTexts.map((key) => post[key] ?? '')),
    ...eachText([company.quotations, company.apartments]).map(([, text]) => text),
  ].map((text) => plainText(text).trim()),
);

/** Texts that a translator must not change. */
const names = namesIn(company, readPeople().values);

/** The text nodes in these elements that a translator would change, by their parents. */
function translated($: CheerioAPI, within: string, touched: (text: string) => boolean): string[] {
  const nodes = $(within)
    .contents()
    .toArray()
    .filter((node) => node.nodeType === 3)
    .filter((node) => {
      const text = plainText($(node).text()).trim();
      return touched(text) && !written.has(text);
    })
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
