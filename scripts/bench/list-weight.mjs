import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { line } from './table.mjs';

/**
 * The parts of the list of articles, with their path in the built site for a language.
 * @type {[part: string, path: (language: string) => string][]}
 */
const PARTS = [
  ['first page, HTML', (language) => `${language}/blog/index.html`],
  ['first page, data', (language) => `page-data/${language}/blog/page-data.json`],
  ['all articles, for a search', (language) => `${language}/blog/posts.json`],
];

/**
 * Weighs the list of articles of a built site: a row for each language and part, with its KB (1,000
 * bytes) as they are and by brotli.
 * @param {string} built the folder of the built site
 * @returns {string[][]}
 */
export function weighList(built) {
  return ['lv', 'en'].flatMap((language) =>
    PARTS.map(([part, path]) => {
      const file = readFileSync(join(built, path(language)));
      const sizes = [file, brotliCompressSync(file)].map(({ length }) =>
        (length / 1000).toFixed(0),
      );
      return [part, language, ...sizes];
    }),
  );
}

/**
 * The weights of lists as a table in Markdown.
 * @param {{ count: number; weights: string[][] }[]} lists numbers of articles, and the weight of their list
 */
export function weightTable(lists) {
  const rows = lists.flatMap(({ count, weights }) =>
    weights.map(([part = '', ...rest]) => line([part, count, ...rest])),
  );
  return [
    line(['part of the list', 'articles', 'language', 'KB', 'KB by brotli']),
    line(['---', '--:', '---', '--:', '--:']),
    ...rows,
  ].join('\n');
}
