import { basename, dirname, extname, join } from 'node:path';
import { filesIn, isThere } from '../content/files/folders';
import { PEOPLE, type Person } from '../content/people/read-people';
import type { PostFile } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { IMAGES, LEAST, leastSize, missingPicture, picturePlaces } from './picture-places';
import { pictureProblems, type PictureSize } from './read-picture';

interface PictureUsers {
  posts: readonly PostFile[];
  people: readonly Person[];
}

/** Every picture that is missing or that the build could not use; each is named once. */
export async function checkPictures({ posts, people }: PictureUsers): Promise<Problem[]> {
  const images = filesIn(IMAGES).filter((name) => extname(name) === '.jpg');
  const pictures = new Map<string, PictureSize | undefined>([
    ...people.map(({ photo }) => [join(PEOPLE, photo), undefined] as const),
    ...images.map((name) => [join(IMAGES, name), leastSize(basename(name, '.jpg'))] as const),
    ...posts.map(({ file, cover }) => [join(dirname(file), cover), LEAST] as const),
  ]);
  const checked = [...pictures].map(([file, least]) => pictureProblems(file, least));
  return [...missingPictures(), ...(await Promise.all(checked)).flat()];
}

/** A picture that several places show is named with the first. */
function missingPictures(): Problem[] {
  return picturePlaces
    .filter(
      (one, index) => picturePlaces.findIndex(({ picture }) => picture === one.picture) === index,
    )
    .map(({ picture, place }) => missingPicture(`${IMAGES}/${picture}.jpg`, place))
    .filter(({ file }) => !isThere(file));
}
