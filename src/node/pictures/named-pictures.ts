import { readdirSync, readFileSync } from 'node:fs';
import { CONTENT } from '../content/content-folder';
import { isThere } from '../content/files/folders';
import type { Problem } from '../content/problems';
import { pagePictures } from './page-pictures';

export const IMAGES = `${CONTENT}/images`;
const SOURCES = 'src';
const QUERY = /picture\(name: "([\w-]+)"\)/g;

/** The pictures that pages name, in a query or to be shared by, and that are not there. */
export function missingPictures(): Problem[] {
  const shared = pagePictures.map(({ name }) => ({
    asker: 'a picture for sharing',
    file: `${IMAGES}/${name}.jpg`,
  }));
  const asked = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') || name.endsWith('.tsx'))
    .flatMap((name) => {
      const asker = `${SOURCES}/${name}`;
      const names = [...readFileSync(asker, 'utf8').matchAll(QUERY)].map(([, picture]) => picture);
      return [...new Set(names)].map((picture) => ({ asker, file: `${IMAGES}/${picture}.jpg` }));
    });
  const sharedOnly = shared.filter(({ file }) => asked.every((picture) => picture.file !== file));
  return [...asked, ...sharedOnly]
    .filter(({ file }) => !isThere(file))
    .map(({ asker, file }) => missingPicture(file, asker));
}

/** `asker` is what shows the picture. */
export function missingPicture(file: string, asker: string): Problem {
  return { file, key: 'picture', message: `is missing; ${asker} shows it` };
}
