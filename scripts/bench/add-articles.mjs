import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { changeFrontMatters } from '../content-files.mjs';

/**
 * Fills a blog up to `count` articles by copies, with covers in other colours so that each is resized.
 * @param {string} blog its folder
 * @param {number} count
 */
export async function addArticles(blog, count) {
  const originals = readdirSync(blog);
  for (let index = originals.length; index < count; index += 1) {
    const original = originals[index % originals.length] ?? '';
    const copy = join(blog, `${original}-${index}`);
    cpSync(join(blog, original), copy, { recursive: true });
    changeFrontMatters(copy, (head) => rename(head, index));
    await sharp(readFileSync(join(copy, 'cover.jpg')))
      .modulate({ hue: (index * 47) % 360 })
      .toFile(join(copy, 'cover.jpg'));
  }
}

/**
 * @param {import('yaml').Document} head
 * @param {number} index
 */
function rename(head, index) {
  head.set('id', 1000 + index);
  head.set('slug', `${String(head.get('slug'))}-${index}`);
  head.set('aliases', []);
  for (const key of ['title', 'excerpt']) {
    const words = String(head.get(key)).split(' ');
    head.set(key, `${index} ${words.slice(0, 4).join(' ')}`);
  }
  for (const key of ['customTitle', 'customDescription']) head.delete(key);
}
