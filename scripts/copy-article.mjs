import { cpSync } from 'node:fs';
import { changeFrontMatters } from './content-files.mjs';

/**
 * Copies an article with another number, address and title; returns the copy's folder.
 * @param {string} original its folder
 * @param {number} id of the copy
 */
export function copyArticle(original, id) {
  const copy = `${original}-${id}`;
  cpSync(original, copy, { recursive: true });
  changeFrontMatters(copy, (head) => {
    head.set('id', id);
    head.set('slug', `${String(head.get('slug'))}-${id}`);
    for (const key of ['aliases', 'customTitle', 'customDescription']) head.delete(key);
    // Short enough for search results with the number.
    for (const key of ['title', 'excerpt'])
      head.set(key, `${id} ${String(head.get(key)).split(' ').slice(0, 4).join(' ')}`);
  });
  return copy;
}
