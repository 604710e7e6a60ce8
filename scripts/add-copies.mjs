import { cpSync } from 'node:fs';
import { changeFrontMatters } from './content-files.mjs';

/** As many as a page of the list of articles holds (src/site/list-pages.ts). */
const COPIES = 12;

/**
 * Copies the article with the highest number until the list has a second page.
 * @param {string} original its folder
 */
export function addCopies(original) {
  for (let copy = 1; copy <= COPIES; copy += 1) {
    const folder = `${original}-${copy}`;
    cpSync(original, folder, { recursive: true });
    changeFrontMatters(folder, (head) => {
      const textOf = (/** @type {string} */ key) => String(head.get(key));
      head.set('id', Number(head.get('id')) + copy);
      head.set('slug', `${textOf('slug')}-${copy}`);
      for (const key of ['title', 'excerpt']) head.set(key, `${textOf(key)} (${copy})`);
    });
  }
}
