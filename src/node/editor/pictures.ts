import { LEAST, leastSize, type PicturePlace } from '../pictures/picture-places';
import type { FieldWords } from './field-words';

/** In bytes: a larger file would burden the repository, and no page is better for it. */
const MOST = 1_000_000;

/** The texts of the list, and what it tells an editor. */
const TEXTS = [
  'title',
  'lead',
  'direct',
  'replace',
  'least',
  'done',
  'failed',
  'tooSmall',
  'tooLarge',
  'noPicture',
] as const;

/**
 * What the editor knows of pictures: those of pages with the places that show them and the least
 * sizes, the size that a cover needs, and how large a file may be.
 */
export function editorPictures(all: readonly PicturePlace[], words: FieldWords) {
  const text = (name: string, plain?: string) =>
    words(`pictures.${name}`, `pictures.${plain ?? name}`).label;
  const list = [...new Set(all.map(({ picture }) => picture))].map((name) => {
    const own = all.filter(({ picture }) => picture === name);
    const places = own.map(({ place }) =>
      text(place, place.startsWith('share.') ? 'share' : place),
    );
    return { file: `${name}.jpg`, least: leastSize(name), places: [...new Set(places)] };
  });
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(name)]));
  return { most: MOST, cover: LEAST, list, texts };
}
