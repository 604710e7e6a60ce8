import { readFileSync } from 'node:fs';
import { pathToArticle } from '../../src/site/routes';
import { posts } from '../support/built-pages';
import { expect, test } from './fixtures';

/** What Firefox's reader mode runs. */
const readability = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

/** Sentences with a word that has a card, boxes, headings and lists. */
const PARTS = 'article :is(p:has(> a[aria-describedby]), section p, h2[id], li > p)';

for (const address of posts.map(({ language, slug }) => pathToArticle(language, slug)))
  test(`reader modes keep the sentences, boxes, headings and lists of ${address}, and no text of a card`, async ({
    page,
  }) => {
    await page.goto(address);
    const missing = await page.evaluate(
      `(() => {
        ${readability}
        const plain = (text) => text.replace(/\\s+/g, ' ').trim();
        const read = plain(new Readability(document.cloneNode(true)).parse().textContent);
        return [...document.querySelectorAll(${JSON.stringify(PARTS)})]
          .map(({ textContent }) => plain(textContent))
          .filter((text) => !read.includes(text));
      })()`,
    );
    expect(missing).toEqual([]);
  });
