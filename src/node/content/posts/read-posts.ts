import { CONTENT } from '../content-folder';
import { textsBelow } from '../files/mdx-files';
import type { Problem } from '../problems';
import { readPost, type PostFile } from './read-post';

export const BLOG = `${CONTENT}/blog`;

export function readPosts(): { posts: PostFile[]; problems: Problem[] } {
  const { files, problems } = textsBelow(BLOG);
  const read = files.map(({ file, source }) => readPost(source, file));
  return {
    posts: read.flatMap(({ value }) => value ?? []),
    problems: [...problems, ...read.flatMap((post) => post.problems)],
  };
}
