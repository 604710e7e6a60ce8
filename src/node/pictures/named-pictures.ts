import { CONTENT } from '../content/content-folder';
import { isThere } from '../content/files/folders';
import type { Problem } from '../content/problems';
import type { PictureUse } from './picture-uses';

export const IMAGES = `${CONTENT}/images`;

/** The pictures that are shown somewhere and not there; each is named once. */
export function missingPictures(uses: readonly PictureUse[]): Problem[] {
  const firsts = new Map([...uses].reverse().map(({ picture, asker }) => [picture, asker]));
  return [...firsts]
    .map(([picture, asker]) => ({ file: `${IMAGES}/${picture}.jpg`, asker }))
    .filter(({ file }) => !isThere(file))
    .map(({ file, asker }) => missingPicture(file, asker));
}

/** `asker` is what shows the picture. */
export function missingPicture(file: string, asker: string): Problem {
  return { file, key: 'picture', message: `is missing; ${asker} shows it` };
}
