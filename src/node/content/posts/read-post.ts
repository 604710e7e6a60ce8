import { dirname, join } from 'node:path';
import type { Language } from '../../../site/languages';
import { checkYaml } from '../check-yaml';
import { isThere, missingFile } from '../files/folders';
import { lineOfField, readFrontMatter } from '../front-matter';
import type { Checked } from '../problems';
import { postSchema, type PostFrontMatter } from './post-schema';

export interface PostFile extends PostFrontMatter {
  language: Language;
  draft: boolean;
  /** Path from the project's root. */
  file: string;
  /** The whole file. */
  source: string;
}

/**
 * The article of `content/blog/<slug>/<language>.mdx`, or every problem in its front matter.
 * `file` is the path from the project's root.
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
  const { draft = false } = value;
  return { value: { ...value, draft, language: head.language, file, source }, problems: [] };
}
