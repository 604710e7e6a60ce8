import { CONTENT } from '../content/content-folder';
import type { Problem } from '../content/problems';

export const IMAGES = `${CONTENT}/images`;

/** `asker` is what shows the picture. */
export function missingPicture(file: string, asker: string): Problem {
  return { file, key: 'picture', message: `is missing; ${asker} shows it` };
}
