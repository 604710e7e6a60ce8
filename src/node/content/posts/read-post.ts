import type { Language } from '../../../site/languages';
import { CONTENT } from '../content-folder';
import { textsBelow } from '../files/mdx-files';
import { readText } from '../files/read-text';
import { parseFrontMatter } from '../front-matter';
import { attemptEach } from '../problems';
import { postSchema, type PostFrontMatter } from './post-schema';

export const BLOG = `${CONTENT}/blog`;

export interface Post extends PostFrontMatter {
  language: Language;
  aliases: string[];
  file: string;
  /** The whole text of the file. */
  source: string;
}

export function readPosts() {
  const { values: posts, problems } = attemptEach(textsBelow(BLOG), (file) =>
    parsePost(readText(file), file),
  );
  return { posts, problems };
}

/** Whether the covers exist is not checked here. */
export function parsePost(source: string, file: string): Post {
  const { aliases = [], ...fields } = parseFrontMatter(source, postSchema, file);
  return { ...fields, aliases, file, source };
}
