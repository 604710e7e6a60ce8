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
  /** What prevents the others from being read. */
  problems: Problem[];
}

/** The file of a text in a language. */
export const textName = (language: Language): string => `index.${language}.mdx`;

/** The files of a text in every language. */
export const textNames: readonly string[] = languages.map(textName);

/** The texts of a folder, `<folder>/index.<language>.mdx`. */
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

/** The texts of all folders in a folder, `<folder>/<slug>/index.<language>.mdx`. */
export function textsBelow(folder: string): MdxFiles {
  const read = foldersIn(folder).map((slug) => textsIn(`${folder}/${slug}`));
  return {
    files: read.flatMap(({ files }) => files),
    problems: read.flatMap(({ problems }) => problems),
  };
}
