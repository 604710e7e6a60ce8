/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { Readability } from '@mozilla/readability';
import { readPosts } from '../../src/node/content/texts';
import { pathToArticle } from '../../src/site/routes';

/** Sentences with a word that has a card, boxes, headings and lists. */
const PARTS = 'article :is(p:has(> a[aria-describedby]), section p, h2[id], li > p)';

/** The cover, and pictures in the text. */
const PICTURES =
  'article :is(header + div > div > div:first-child, figure) > [data-picture] > picture > img';

const altsOf = (page: Document, images: string) =>
  [...page.querySelectorAll<HTMLImageElement>(images)].map(({ alt }) => alt);

const plain = (text = '') => text.replace(/\s+/g, ' ').trim();

// What reads built pages elsewhere needs Node's environment, and Readability needs a document.
const files = readPosts()
  .values.map(({ language, slug }) => pathToArticle(language, slug))
  .map((path) => `${process.env.BUILT_DIR || 'public'}${path}index.html`);

test.each(files.filter((file) => existsSync(file)))(
  'reader modes keep the cover, sentences, boxes, headings, lists and pictures of %s, and no text of a card',
  (file) => {
    const page = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
    const parts = [...page.querySelectorAll(PARTS)].map(({ textContent }) => plain(textContent));
    const pictures = altsOf(page, PICTURES);
    const { content = '', textContent } = new Readability(page).parse() ?? {};
    const read = plain(textContent ?? '');
    expect(read).not.toBe('');
    const kept = new DOMParser().parseFromString(content ?? '', 'text/html');
    expect(altsOf(kept, 'img')).toEqual(expect.arrayContaining(pictures));
    expect(parts.filter((text) => !read.includes(text))).toEqual([]);
  },
);
