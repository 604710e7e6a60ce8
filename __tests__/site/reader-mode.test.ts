/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { Readability } from '@mozilla/readability';
import { posts, readPublic } from '../support/built-pages';
import { pathToArticle } from '../../src/site/routes';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const documentOf = (path: string) =>
  new DOMParser().parseFromString(readPublic(`${path}index.html`.slice(1)), 'text/html');

describe.each(posts.map(({ language, slug }) => pathToArticle(language, slug)))(
  'in the reader mode of Firefox, %s',
  (path) => {
    const page = documentOf(path);
    const read = plain(new Readability(documentOf(path)).parse()?.textContent);

    test('keeps the sentences with a word that has a card, without its text', () => {
      const sentences = [...page.querySelectorAll('article p:has(> a[aria-describedby])')];
      const missing = sentences.filter(({ textContent }) => !read.includes(plain(textContent)));
      expect(missing.map(({ textContent }) => textContent)).toEqual([]);
    });

    test('keeps its boxes, headings and lists', () => {
      const parts = [...page.querySelectorAll('article :is(section p, h2[id], li > p)')];
      const missing = parts.filter(({ textContent }) => !read.includes(plain(textContent)));
      expect(missing.map(({ textContent }) => textContent)).toEqual([]);
    });
  },
);
