import { CONTENT } from '../content-folder';
import { textsBelow } from '../files/mdx-files';
import { gather } from '../problems';
import { readPost } from './read-post';

export const BLOG = `${CONTENT}/blog`;

export function readPosts() {
  const { files, problems: unreadable } = textsBelow(BLOG);
  const { values: posts, problems } = gather(
    files.map(({ file, source }) => readPost(source, file)),
  );
  return { posts, problems: [...unreadable, ...problems] };
}
