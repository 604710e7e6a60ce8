import { languages, type Language } from '../../../site/languages';
import { andThen, gather, valid } from '../problems';
import { filesIn, foldersIn } from './folders';
import { readText } from './read-text';

export const textName = (language: Language): string => `index.${language}.mdx`;

export const textNames: readonly string[] = languages.map(textName);

/** The texts `<folder>/index.<language>.mdx`. */
export const textsIn = (folder: string) => readTexts(textFilesIn(folder));

/** The texts `<folder>/<slug>/index.<language>.mdx`. */
export const textsBelow = (folder: string) =>
  readTexts(foldersIn(folder).flatMap((slug) => textFilesIn(`${folder}/${slug}`)));

const textFilesIn = (folder: string) =>
  filesIn(folder)
    .filter((name) => textNames.includes(name))
    .map((name) => `${folder}/${name}`);

function readTexts(paths: readonly string[]) {
  const read = paths.map((file) => andThen(readText(file), (source) => valid({ file, source })));
  const { values: files, problems } = gather(read);
  return { files, problems };
}
