import { dirname, join } from 'node:path/posix';
import sharp from 'sharp';
import type { Schema } from 'yup';
import type { RouteId } from '../../site/routes';
import { palette } from '../../theme/tokens';
import {
  CONTENT,
  isThere,
  missingFile,
  normalizeName,
  brokenDocument,
  unsupportedFormat,
} from '../content/files';
import { LINK_PREVIEW, type PictureSize, describe, type Description } from '../content/fields';
import { companySchema } from '../content/company/company-schema';
import { COMPANY_FILE, type Company } from '../content/company/read-company';
import { fileOf, PEOPLE, personSchema, type Person } from '../content/people';
import { postSchema, type Post } from '../content/texts';
import type { Problem } from '../content/problems';

/** The background of transparent pictures. */
export const PICTURE_GROUND = palette.white;

export const IMAGES = `${CONTENT}/images`;

const leastSizes = {
  consultation: LINK_PREVIEW,
  'default-post': LINK_PREVIEW,
  'elite-host-network': { width: 2000, height: 1125 },
  'evening-doors': { width: 1000, height: 400 },
  'evening-street': { width: 1600, height: 900 },
  hero: LINK_PREVIEW,
  'hero-wide': { width: 2400, height: 1350 },
  'host-table': LINK_PREVIEW,
  'host-table-night': { width: 1600, height: 720 },
  laundry: LINK_PREVIEW,
  'not-found': LINK_PREVIEW,
  'owners-hero': { width: 1600, height: 900 },
  'owners-rooms': { width: 640, height: 400 },
  'photo-shoot': LINK_PREVIEW,
  'reading-corner': LINK_PREVIEW,
  'room-bedroom': LINK_PREVIEW,
  story: LINK_PREVIEW,
} satisfies Record<string, PictureSize>;

type SitePicture = keyof typeof leastSizes;

export const sitePictures = Object.keys(leastSizes) as SitePicture[];

const sharePictures: Partial<Record<RouteId, SitePicture>> = {
  services: 'evening-street',
  about: 'story',
  owners: 'owners-hero',
  'open-file': 'reading-corner',
  consultation: 'consultation',
  network: 'host-table',
  blog: 'default-post',
  terms: 'room-bedroom',
  privacy: 'room-bedroom',
};

/** Articles are shared by their cover. */
export const linkPreviewPicture = (route: RouteId): SitePicture => sharePictures[route] ?? 'hero';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** The largest picture, in millions of pixels. */
const MOST = 100;

/** The column of a text. */
const COLUMN = { width: 680, height: 1 };
const IN_TEXT = { least: COLUMN, key: 'picture' };

interface ShownPicture {
  path: string;
  least?: PictureSize;
  /** The file that names it, or the picture itself where the site's code does. */
  file: string;
  key: string;
}

interface Shown {
  posts: readonly Post[];
  people: readonly Person[];
  company?: Company;
  texts: readonly { file: string; files: readonly { name: string; kind: string }[] }[];
}

export async function checkPictures({ posts, people, company, texts }: Shown): Promise<Problem[]> {
  const shown: ShownPicture[] = [
    ...attachments(texts, 'picture').map((picture) => ({ ...picture, ...IN_TEXT })),
    ...posts.flatMap((post) => picturesIn(post, postSchema, dirname(post.file), post.file)),
    ...people.flatMap((person) => picturesIn(person, personSchema, PEOPLE, fileOf(person.slug))),
    ...picturesIn(company ?? {}, companySchema, IMAGES, COMPANY_FILE),
    ...sitePictures.map((name) => {
      const path = `${IMAGES}/${name}.jpg`;
      return { path, least: leastSizes[name], file: path, key: 'picture' };
    }),
  ];
  const existing = shown.filter(({ path }) => isThere(path));
  const sizes = new Map(existing.map(({ path }) => [path, sizeOf(path).catch(() => undefined)]));
  const found = existing.map(async ({ path, least }) =>
    pictureProblem(path, await sizes.get(path), least),
  );
  const wrong = (await Promise.all(found)).flat();
  const each = new Map(wrong.map((problem) => [problem.file + problem.message, problem]));
  return [...missingPictures(shown), ...each.values()];
}

/** Problems of the PDFs that texts name. */
export const checkDocuments = (texts: Shown['texts']): Problem[] =>
  [...new Set(attachments(texts, 'document').map(({ path }) => path))].flatMap((file) => {
    const message = brokenDocument(file);
    return message ? { file, key: 'document', message } : [];
  });

/** Those that are there: the text has said which are missing. */
const attachments = (texts: Shown['texts'], kind: string) =>
  texts.flatMap(({ file, files }) =>
    files
      .filter((attachment) => attachment.kind === kind)
      .map(({ name }) => ({ path: join(dirname(file), name), file }))
      .filter(({ path }) => isThere(path)),
  );

/** The pictures that a file names, by its schema. */
function picturesIn(value: object, schema: Schema, folder: string, file: string): ShownPicture[] {
  const within = (group: object, { fields = {} }: Description, around: string): ShownPicture[] =>
    Object.entries(fields).flatMap(([name, { innerType, meta }]) => {
      const { [name]: found } = group as Record<string, unknown>;
      const key = around + name;
      if (innerType && Array.isArray(found))
        return found.flatMap((item: object, at) => within(item, innerType, `${key}[${at}].`));
      if (meta?.kind !== 'picture' || typeof found !== 'string') return [];
      return { path: join(folder, found), least: meta.least, file, key };
    });
  return within(value, describe(schema), '');
}

const missingPictures = (shown: readonly ShownPicture[]): Problem[] =>
  shown
    .filter(({ path }) => !isThere(path))
    .map(({ path, file, key }) => {
      const missing = missingFile(path, `a picture in ${dirname(path)}`);
      return { file, key, message: file === path ? 'is missing; the site shows it' : missing };
    });

function pictureProblem(file: string, size?: PictureSize, least?: PictureSize): Problem[] {
  const problem = (message: string) => [{ file, key: 'picture', message }];
  if (!size)
    return problem(
      unsupportedFormat(normalizeName(file)) ??
        'cannot be read to its end; expected a whole JPEG, PNG, WebP or AVIF',
    );
  const millions = Math.round((size.width * size.height) / 1e6);
  if (millions > MOST)
    return problem(`has ${millions} million pixels; expected ${MOST} at most: save it smaller`);
  if (!least || (size.width >= least.width && size.height >= least.height)) return [];
  const sides = [least.width, ...(least === COLUMN ? [] : [least.height])];
  const expected = `${sides.join(' × ')} pixels or more${least === COLUMN ? ' in width' : ''}`;
  return problem(`is ${size.width} × ${size.height} pixels; expected ${expected}`);
}

async function sizeOf(file: string): Promise<PictureSize | undefined> {
  const picture = sharp(normalizeName(file));
  const { format, autoOrient } = await picture.metadata();
  // Decode the whole file, or a truncated one passes; a huge one takes too long.
  if (autoOrient.width * autoOrient.height < MOST * 1e6) await picture.resize(8).toBuffer();
  return FORMATS.includes(format) ? autoOrient : undefined;
}
