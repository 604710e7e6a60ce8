import { languages, type Language } from '../../../site/languages';
import type { Problem } from '../problems';
import { filesIn, foldersIn } from './folders';
import { readText } from './read-text';

interface MdxFiles {
  files: {
    /** Path from the project's root. */
    file: string;
    source: string;
  }[];
  problems: Problem[];
}

export const textName = (language: Language): string => `index.${language}.mdx`;

export const textNames: readonly string[] = languages.map(textName);

export function textsIn(folder: string): MdxFiles {
  const read = filesIn(folder)
    .filter((name) => textNames.includes(name))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, ...readText(file) }));
  return {
    files: read.flatMap(({ file, value }) => (value === undefined ? [] : { file, source: value })),
    problems: read.flatMap(({ problems }) => problems),
  };
}

export function textsBelow(folder: string): MdxFiles {
  const read = foldersIn(folder).map((slug) => textsIn(`${folder}/${slug}`));
  return {
    files: read.flatMap(({ files }) => files),
    problems: read.flatMap(({ problems }) => problems),
  };
}
