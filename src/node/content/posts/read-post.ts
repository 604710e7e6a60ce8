import { dirname, join } from 'node:path';
import type { Language } from '../../../site/languages';
import { isThere, missingFile } from '../files/folders';
import { checkFrontMatter, lineOfField } from '../front-matter';
import type { Checked } from '../problems';
import { coverFields, postSchema, type PostFrontMatter } from './post-schema';

export interface Post extends PostFrontMatter {
  language: Language;
  aliases: string[];
  /** Path from the project's root. */
  file: string;
}

export interface PostFile extends Post {
  /** The whole file. */
  source: string;
}

export function readPost(source: string, file: string): Checked<PostFile> {
  const { value: post, problems } = parsePost(source, file);
  if (!post) return { problems };
  const missing = coverFields.flatMap((key) => {
    const picture = join(dirname(file), post[key] ?? '');
    if (!post[key] || isThere(picture)) return [];
    const message = missingFile(picture, 'a picture beside the article');
    return [{ file, line: lineOfField(source, key), key, message }];
  });
  return missing.length > 0 ? { problems: missing } : { value: { ...post, source }, problems: [] };
}

export function parsePost(source: string | object, file: string): Checked<Post> {
  const { value, problems } = checkFrontMatter(source, postSchema, file);
  if (!value) return { problems };
  return { value: { ...value, aliases: value.aliases ?? [], file }, problems: [] };
}
