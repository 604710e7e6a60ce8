import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages, type Language } from '../../site/languages';
import { checkYaml, type Checked } from '../check-yaml';
import { postSchema, type PostFrontMatter } from './post-schema';

const FENCED = /^---\n([\s\S]*?)\n---\n/;

export interface PostFile extends PostFrontMatter {
  language: Language;
}

/**
 * The front matter of `content/blog/<post>/<language>.mdx`, or every problem in it.
 * `file` is the path from the project's root.
 */
export function readPost(source: string, file: string): Checked<PostFile> {
  const language = languages.find((candidate) => file.endsWith(`/${candidate}.mdx`));
  if (!language)
    return problem(file, 'file', `is no language; expected ${languages.join('.mdx or ')}.mdx`);
  const frontMatter = FENCED.exec(source)?.[1];
  if (frontMatter === undefined) {
    return problem(file, 'front matter', 'is missing; expected lines between --- and ---');
  }
  const { value, problems } = checkYaml(frontMatter, postSchema, file, 2);
  if (!value) return { problems };
  if (!existsSync(join(dirname(file), value.cover))) {
    return problem(
      file,
      'cover',
      `"${value.cover}" is missing; expected a picture beside the article`,
    );
  }
  return { value: { ...value, language }, problems: [] };
}

function problem(file: string, key: string, message: string): Checked<never> {
  return { problems: [{ file, line: 1, key, message }] };
}
