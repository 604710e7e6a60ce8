import { languages, type Language } from '../../../site/languages';
import { filesIn, foldersIn } from './folders';

export const textName = (language: Language): string => `index.${language}.mdx`;

export const textNames: readonly string[] = languages.map(textName);

/** The files `index.<language>.mdx` of a folder. */
export const textsIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((name) => textNames.includes(name))
    .map((name) => `${folder}/${name}`);

/** The files `<folder>/<slug>/index.<language>.mdx`. */
export const textsBelow = (folder: string): string[] =>
  foldersIn(folder).flatMap((slug) => textsIn(`${folder}/${slug}`));
