import type { CheerioAPI } from 'cheerio';
import { pages } from '../support/built-pages';

/** What stands in a line where its styles are left behind, as in a mail into which a page is pasted. */
const IN_LINE = 'a, span, b, strong, em, small, time';

/** Neighbours in a line without a blank between them, unless both are links. */
function runTogether($: CheerioAPI): string[] {
  const found: string[] = [];
  for (const parent of $('main *').not('svg *, script, noscript *, select *, summary').toArray()) {
    let before = { text: '', isLink: false };
    for (const node of $(parent).contents().toArray()) {
      const isInLine = $(node).is(IN_LINE) && $(node).has('button').length === 0;
      const text = node.nodeType === 3 || isInLine ? $(node).text() : '';
      const isLink = $(node).is('a');
      const pair = `${before.text}|${text}`;
      if (/[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(pair) && !(isLink && before.isLink)) found.push(pair);
      before = { text, isLink };
    }
  }
  return found;
}

test.each(pages)('what is copied from $path has a blank between its parts', ({ $ }) => {
  expect(runTogether($)).toEqual([]);
});
