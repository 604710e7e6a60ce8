import { cpSync } from 'node:fs';
import { changeFrontMatters } from './content-files';

/** Copies an article's folder with another number, address and title; returns the copy. */
export function copyArticle(original: string, id: number) {
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
