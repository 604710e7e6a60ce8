import { basename, dirname, extname, join } from 'node:path/posix';
import sharp from 'sharp';
import { COMPANY_FILE, type Company } from '../content/company/read-company';
import { filesIn, isThere } from '../content/files/folders';
import { PEOPLE, type Person } from '../content/people/read-people';
import type { Post } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import {
  FACE,
  IMAGES,
  LEAST,
  PORTRAIT,
  leastSize,
  missingPicture,
  picturePlaces,
  type PictureSize,
} from './picture-places';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

export async function checkPictures(
  posts: readonly Post[],
  people: readonly Person[],
  { quotations = [], apartments = [] }: Partial<Company> = {},
): Promise<Problem[]> {
  const shown = [...quotations, ...apartments].flatMap(({ picture }) => picture ?? []);
  const faces = quotations.flatMap(({ picture }) => picture ?? []);
  const images = filesIn(IMAGES).filter((name) => extname(name) === '.jpg');
  const pictures = new Map<string, PictureSize | undefined>([
    ...people.flatMap(({ photo }) => (photo ? [[join(PEOPLE, photo), PORTRAIT] as const] : [])),
    ...images.map((name) => [join(IMAGES, name), leastSize(basename(name, '.jpg'))] as const),
    ...faces.map((name) => [join(IMAGES, name), FACE] as const),
    ...posts.flatMap(({ file, cover, coverWide, coverTall }) =>
      [cover, coverWide, coverTall].flatMap((name) =>
        name ? [[join(dirname(file), name), name === cover ? LEAST : undefined] as const] : [],
      ),
    ),
  ]);
  const existing = [...pictures].filter(([file]) => isThere(file));
  const checked = existing.map(([file, least]) => pictureProblems(file, least));
  return [...missingPictures(shown), ...(await Promise.all(checked)).flat()];
}

/** A picture of several places is named with the first. */
function missingPictures(shown: readonly string[]): Problem[] {
  const places = new Map<string, string>();
  for (const { picture, place } of [
    ...picturePlaces.map(({ picture, place }) => ({ picture: `${picture}.jpg`, place })),
    ...shown.map((picture) => ({ picture, place: COMPANY_FILE })),
  ])
    if (!places.has(picture)) places.set(picture, place);
  return [...places]
    .map(([picture, place]) => missingPicture(`${IMAGES}/${picture}`, place))
    .filter(({ file }) => !isThere(file));
}

async function pictureProblems(file: string, least?: PictureSize): Promise<Problem[]> {
  const complain = (message: string): Problem[] => [{ file, key: 'picture', message }];
  const size = await sizeOf(file).catch(() => undefined);
  if (!size) return complain('cannot be read to its end; expected a whole JPEG, PNG, WebP or AVIF');
  if (!least || (size.width >= least.width && size.height >= least.height)) return [];
  const wanted = `${least.width} × ${least.height} pixels or more`;
  return complain(`is ${size.width} × ${size.height} pixels; expected ${wanted}`);
}

async function sizeOf(file: string): Promise<PictureSize | undefined> {
  const picture = sharp(file);
  const { format, autoOrient } = await picture.metadata();
  // Decode the whole file, or a truncated one passes.
  await picture.resize(8).toBuffer();
  return FORMATS.includes(format) ? autoOrient : undefined;
}
