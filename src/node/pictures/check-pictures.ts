import { basename, dirname, extname, join } from 'node:path';
import { filesIn } from '../content/files/folders';
import { PEOPLE, type Person } from '../content/people/read-people';
import type { PostFile } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { IMAGES, missingPictures } from './named-pictures';
import { leastSizes, pictureUses, SHARED } from './picture-uses';
import { pictureProblems, type PictureSize } from './read-picture';

interface PictureUsers {
  posts: readonly PostFile[];
  people: readonly Person[];
}

/** Every picture that is missing or that the build could not use; each is named once. */
export async function checkPictures({ posts, people }: PictureUsers): Promise<Problem[]> {
  const uses = pictureUses();
  const pictures = new Map<string, PictureSize | undefined>([
    ...people.map(({ photo }) => join(PEOPLE, photo)).map(anySize),
    ...imagesOfPages(leastSizes(uses)),
    ...posts.map(({ file, cover }) => [join(dirname(file), cover), SHARED] as const),
  ]);
  const checked = [...pictures].map(([file, least]) => pictureProblems(file, least));
  return [...missingPictures(uses), ...(await Promise.all(checked)).flat()];
}

function imagesOfPages(least: ReadonlyMap<string, PictureSize>) {
  return filesIn(IMAGES)
    .filter((name) => extname(name) === '.jpg')
    .map((name) => [join(IMAGES, name), least.get(basename(name, '.jpg'))] as const);
}

function anySize(file: string): readonly [file: string, least: undefined] {
  return [file, undefined];
}
