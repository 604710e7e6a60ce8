import { dirname, join } from 'node:path';
import type { Language } from '../../../site/languages';
import { checkYaml } from '../check-yaml';
import { isThere, missingFile } from '../files/folders';
import { checkFrontMatter, lineOfField, readFrontMatter } from '../front-matter';
import type { Checked } from '../problems';
import { postSchema, type PostFrontMatter } from './post-schema';

/** An article in one language: its front matter, and what its path says. */
export interface Post extends PostFrontMatter {
  language: Language;
  draft: boolean;
  /** Path from the project's root. */
  file: string;
}

export interface PostFile extends Post {
  /** The whole file. */
  source: string;
}

/**
 * The article of `content/blog/<slug>/<language>.mdx`, or every problem in its front matter, with
 * its line. `file` is the path from the project's root.
 */
export function readPost(source: string, file: string): Checked<PostFile> {
  const { value: head, problems: unreadable } = readFrontMatter(source, file);
  if (!head) return { problems: unreadable };
  const { value, problems } = checkYaml(head.yaml, postSchema, file, head.firstLine);
  if (!value) return { problems };
  const cover = join(dirname(file), value.cover);
  if (!isThere(cover)) {
    const message = missingFile(cover, 'a picture beside the article');
    return { problems: [{ file, line: lineOfField(source, 'cover'), key: 'cover', message }] };
  }
  return { value: { ...asPost(value, head.language, file), source }, problems: [] };
}

/** The same of front matter that has been parsed; no other file is looked at. */
export function parsePost(frontMatter: object, file: string): Checked<Post> {
  const { value, problems } = checkFrontMatter(frontMatter, postSchema, file);
  return value ? { value: asPost(value.fields, value.language, file), problems: [] } : { problems };
}

function asPost(fields: PostFrontMatter, language: Language, file: string): Post {
  return { ...fields, draft: fields.draft ?? false, language, file };
}
