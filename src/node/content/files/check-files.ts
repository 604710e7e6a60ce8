import { languages } from '../../../site/languages';
import { namespaces } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { LEGAL } from '../legal/read-legal-page';
import { PEOPLE } from '../people/read-people';
import { BLOG } from '../posts/read-post';
import type { Problem } from '../problems';
import { filesIn, foldersIn, textNames, textsIn } from './folders';
import { parseFile } from './read-text';

const LOCALES = `${CONTENT}/locales`;

/** Missing files, and those that no page reads: such a file was meant for another name or folder. */
export const checkFiles = (): Problem[] => [
  ...foldersIn(BLOG).flatMap((slug) => missingTexts(`${BLOG}/${slug}`)),
  ...[BLOG, LEGAL].flatMap((texts) => [
    ...filesIn(texts).map((name) => unread(`${texts}/${name}`, 'a folder of its own here')),
    ...foldersIn(texts).flatMap((name) => {
      const folder = `${texts}/${name}`;
      return unusedFiles(folder, textsIn(folder));
    }),
  ]),
  ...unusedFiles(PEOPLE, filesNamed(PEOPLE, '.yml')),
  ...unknownNames(LOCALES, foldersIn(LOCALES), languages),
  ...languages.flatMap((language) => {
    const names = namespaces.map((namespace) => `${namespace}.json`);
    return unknownNames(`${LOCALES}/${language}`, filesIn(`${LOCALES}/${language}`), names);
  }),
];

const unread = (file: string, expected: string): Problem => {
  return { file, key: 'file', message: `is read by nobody; expected ${expected}, or take it out` };
};

const unknownNames = (folder: string, names: readonly string[], known: readonly string[]) =>
  names
    .filter((name) => !known.includes(name))
    .map((name) => unread(`${folder}/${name}`, `a name such as ${known[0]}`));

function missingTexts(folder: string): Problem[] {
  const lacking = textNames.filter((name) => !filesIn(folder).includes(name)).join(' and ');
  const message = `lacks ${lacking}; expected the article in every language, or no folder of it`;
  return lacking ? [{ file: folder, key: 'folder', message }] : [];
}

const filesNamed = (folder: string, ending: string) =>
  filesIn(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** Beside the files that name them. The files that an unreadable one names are unknown. */
function unusedFiles(folder: string, readers: readonly string[]): Problem[] {
  const texts = readers.map((text) => parseFile(text, (source) => source.normalize()));
  const isNamed = (name: string) =>
    [name, encodeURI(name)].some((one) => texts.some(({ value }) => value?.includes(one) ?? true));
  return filesIn(folder)
    .filter((name) => !readers.includes(`${folder}/${name}`) && !isNamed(name.normalize()))
    .map((name) => {
      const message = /\.ya?ml$/.test(name)
        ? 'is read by nobody; expected a name that ends with .yml'
        : 'is in no text beside it; name it there, or take it out';
      return { file: `${folder}/${name}`, key: 'file', message };
    });
}
