import { LEGAL } from '../legal/read-legal-page';
import { BLOG } from '../posts/read-post';
import type { Problem } from '../problems';
import { DOCUMENTS, filesIn, foldersIn, PICTURES, textNames, textsIn } from './folders';
import { parseFile } from './read-text';

/** Missing and unused files in the folders of texts. */
export const checkFiles = (): Problem[] => [
  ...foldersIn(BLOG).flatMap((slug) => missingTexts(`${BLOG}/${slug}`)),
  ...[BLOG, LEGAL].flatMap((texts) =>
    foldersIn(texts).flatMap((name) => unusedFiles(`${texts}/${name}`)),
  ),
];

function missingTexts(folder: string): Problem[] {
  const lacking = textNames.filter((name) => !filesIn(folder).includes(name)).join(' and ');
  const message = `lacks ${lacking}; expected the article in every language, or no folder of it`;
  return lacking ? [{ file: folder, key: 'folder', message }] : [];
}

/** The files that an unreadable text names are unknown. */
function unusedFiles(folder: string): Problem[] {
  const texts = textsIn(folder).map((text) => parseFile(text, (source) => source.normalize()));
  const isNamed = (name: string) =>
    [name, encodeURI(name)].some((one) => texts.some(({ value }) => value?.includes(one) ?? true));
  return filesIn(folder)
    .filter((name) =>
      [...PICTURES, ...DOCUMENTS].some((ending) => name.toLowerCase().endsWith(ending)),
    )
    .filter((name) => !isNamed(name.normalize()))
    .map((name) => {
      const message = 'is in no text beside it; name it there, or take it out';
      return { file: `${folder}/${name}`, key: 'file', message };
    });
}
