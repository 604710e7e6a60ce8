import { basename, dirname, extname, join } from 'node:path';
import { filesIn, isThere } from '../content/files/folders';
import { PEOPLE, type Person } from '../content/people/read-people';
import type { PostFile } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { IMAGES, missingPicture } from './named-pictures';
import { LEAST, leastSize, picturePlaces } from './picture-places';
import { pictureProblems, type PictureSize } from './read-picture';

interface PictureUsers {
  posts: readonly PostFile[];
  people: readonly Person[];
}

/** Every picture that is missing or that the build could not use; each is named once. */
export async function checkPictures({ posts, people }: PictureUsers): Promise<Problem[]> {
  const pictures = new Map<string, PictureSize | undefined>([
    ...people.map(({ photo }) => join(PEOPLE, photo)).map(anySize),
    ...imagesOfPages(),
    ...posts.map(({ file, cover }) => [join(dirname(file), cover), LEAST] as const),
  ]);
  const checked = [...pictures].map(([file, least]) => pictureProblems(file, least));
  return [...missingPictures(), ...(await Promise.all(checked)).flat()];
}

function missingPictures(): Problem[] {
  const firsts = new Map(
    [...picturePlaces].reverse().map(({ picture, place }) => [picture, place]),
  );
  return [...firsts]
    .map(([picture, place]) => ({ file: `${IMAGES}/${picture}.jpg`, place }))
    .filter(({ file }) => !isThere(file))
    .map(({ file, place }) => missingPicture(file, place));
}

function imagesOfPages() {
  return filesIn(IMAGES)
    .filter((name) => extname(name) === '.jpg')
    .map((name) => [join(IMAGES, name), leastSize(basename(name, '.jpg'))] as const);
}

function anySize(file: string): readonly [file: string, least: undefined] {
  return [file, undefined];
}
