import { dirname, extname, join } from 'node:path/posix';
import sharp from 'sharp';
import { COMPANY_FILE, type Company } from '../content/company/read-company';
import { filesIn, isThere, missingFile } from '../content/files/folders';
import { fileOf, PEOPLE, type Person } from '../content/people/read-people';
import { coverFields } from '../content/posts/read-post';
import type { Post } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { FACE, IMAGES, LEAST, leastSizes, PORTRAIT, sitePictures } from './site-pictures';
import type { PictureSize, SitePicture } from './site-pictures';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

interface ShownPicture {
  path: string;
  least?: PictureSize;
  /** Where it is named; the picture itself where the site does it. */
  file: string;
  key: string;
}

export async function checkPictures(
  posts: readonly Post[],
  people: readonly Person[],
  company?: Company,
): Promise<Problem[]> {
  const shown = [
    ...posts.flatMap(coversOf),
    ...people.flatMap(portraitOf),
    ...(company ? picturesOf(company) : []),
    ...sitePictures.map(pictureOfSite),
  ];
  const images = filesIn(IMAGES).filter((name) => extname(name) === '.jpg');
  const sizes = new Map([
    ...images.map((name) => [`${IMAGES}/${name}`, undefined] as const),
    ...shown.map(({ path, least }) => [path, least] as const),
  ]);
  const existing = [...sizes].filter(([path]) => isThere(path));
  const checked = existing.map(([path, least]) => pictureProblems(path, least));
  return [...missingPictures(shown), ...(await Promise.all(checked)).flat()];
}

const coversOf = (post: Post): ShownPicture[] =>
  coverFields.flatMap((key) => {
    const { file, [key]: name } = post;
    const least = key === 'cover' ? LEAST : undefined;
    return name ? { path: join(dirname(file), name), least, file, key } : [];
  });

const portraitOf = ({ slug, photo }: Person): ShownPicture[] =>
  photo ? [{ path: join(PEOPLE, photo), least: PORTRAIT, file: fileOf(slug), key: 'photo' }] : [];

const picturesOf = ({ quotations = [], apartments = [] }: Company): ShownPicture[] =>
  Object.entries({ quotations, apartments }).flatMap(([list, items]) =>
    items.flatMap(({ picture }, index) => {
      if (!picture) return [];
      const least = list === 'quotations' ? FACE : LEAST;
      const key = `${list}[${index}].picture`;
      return { path: join(IMAGES, picture), least, file: COMPANY_FILE, key };
    }),
  );

function pictureOfSite(name: SitePicture): ShownPicture {
  const path = `${IMAGES}/${name}.jpg`;
  return { path, least: leastSizes[name], file: path, key: 'picture' };
}

const missingPictures = (shown: readonly ShownPicture[]): Problem[] =>
  shown
    .filter(({ path }) => !isThere(path))
    .map(({ path, file, key }) => {
      const missing = missingFile(path, `a picture in ${dirname(path)}`);
      return { file, key, message: file === path ? 'is missing; the site shows it' : missing };
    });

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
