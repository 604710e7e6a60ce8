import { basename, extname } from 'node:path/posix';
import { languages } from '../../site/languages';
import { namespaces } from '../../site/namespaces';
import { COMPANY_FILE } from '../content/company/read-company';
import {
  CONTENT,
  filesIn,
  foldersIn,
  parseFile,
  PICTURES,
  textNames,
  textsIn,
} from '../content/files';
import { BLOG, LEGAL, TEMPLATES } from '../content/texts';
import { PEOPLE } from '../content/people';
import type { Problem } from '../content/problems';
import { LOCALES } from '../content/words/words';
import { IMAGES, sitePictures } from '../pictures/pictures';

const UNNAMED = 'is in no text beside it; name it there, or take it out';
const FOLDERS = [BLOG, IMAGES, LEGAL, LOCALES, PEOPLE, TEMPLATES].map((folder) => basename(folder));
const UNSEEN = 'is shown nowhere';

/** Missing files, and those that no page reads: meant for another name or folder. */
export const checkFiles = (): Problem[] => [
  ...foldersIn(BLOG).flatMap((slug) => missingTexts(`${BLOG}/${slug}`)),
  ...[BLOG, LEGAL].flatMap((texts) => unread(texts, foldersIn(texts), 'a folder of its own here')),
  ...textFolders().flatMap((folder) => [
    ...unnamedFiles(folder, textsIn(folder), UNNAMED).filter(({ file }) => !isPicture(file)),
    ...unread(folder, filesIn(folder), `what is in it in ${folder} itself`),
  ]),
  ...unread(CONTENT, [...filesIn(CONTENT), ...FOLDERS], `articles in ${BLOG}`),
  ...unread(IMAGES, filesIn(IMAGES), `what is in it in ${IMAGES} itself`),
  ...unread(
    PEOPLE,
    filesIn(PEOPLE).filter((name) => !name.endsWith('.yaml')),
    'a name that ends with .yml',
  ),
  ...unread(LOCALES, languages, `a folder such as ${languages[0]}`),
  ...languages.flatMap((language) => {
    const names = namespaces.map((namespace) => `${namespace}.json`);
    return unread(`${LOCALES}/${language}`, names, `a name such as ${names[0]}`);
  }),
];

/** Pictures that nothing shows: the editor leaves the former one there, so they are no problem. */
export const unusedPictures = (): Problem[] => [
  ...textFolders()
    .flatMap((folder) => unnamedFiles(folder, textsIn(folder), UNSEEN))
    .filter(({ file }) => isPicture(file)),
  ...unnamedFiles(
    PEOPLE,
    filesIn(PEOPLE)
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => `${PEOPLE}/${name}`),
    UNSEEN,
  ),
  ...unnamedFiles(IMAGES, [COMPANY_FILE], UNSEEN).filter(
    ({ file }) => !sitePictures.some((name) => file === `${IMAGES}/${name}.jpg`),
  ),
];

const textFolders = () =>
  [BLOG, LEGAL].flatMap((texts) => foldersIn(texts).map((name) => `${texts}/${name}`));

const isPicture = (file: string) => PICTURES.includes(extname(file).toLowerCase());

const unread = (folder: string, read: readonly string[], expected: string): Problem[] =>
  [...filesIn(folder), ...foldersIn(folder)]
    .filter((name) => !read.includes(name))
    .map((name) => {
      const message = `is read by nobody; expected ${expected}, or take it out`;
      return { file: `${folder}/${name}`, key: 'file', message };
    });

function missingTexts(folder: string): Problem[] {
  const lacking = textNames.filter((name) => !filesIn(folder).includes(name)).join(' and ');
  const message = `lacks ${lacking}; expected the article in every language, or no folder of it`;
  return lacking ? [{ file: folder, key: 'folder', message }] : [];
}

/** Upper case is another problem; a reader that cannot be read may name any file. */
function unnamedFiles(folder: string, readers: readonly string[], message: string): Problem[] {
  const texts = readers.map((text) =>
    parseFile(text, (source) => source.normalize().toLowerCase()),
  );
  const isNamed = (name: string) =>
    [name, encodeURI(name)].some((spelling) =>
      texts.some(({ value }) => value?.includes(spelling.toLowerCase()) ?? true),
    );
  return filesIn(folder)
    .filter((name) => !readers.includes(`${folder}/${name}`) && !isNamed(name.normalize()))
    .map((name) => ({ file: `${folder}/${name}`, key: 'file', message }));
}
