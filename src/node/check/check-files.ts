import { languages } from '../../site/languages';
import { namespaces } from '../../site/routes';
import { COMPANY_FILE } from '../content/company/read-company';
import { CONTENT, filesIn, foldersIn, textNames, textsIn, parseFile } from '../content/files';
import { LEGAL } from '../content/legal-pages';
import { PEOPLE } from '../content/people';
import { BLOG } from '../content/posts/read-post';
import type { Problem } from '../content/problems';
import { IMAGES, sitePictures } from '../pictures/site-pictures';

const LOCALES = `${CONTENT}/locales`;
const UNNAMED = 'is in no text beside it; name it there, or take it out';

/** Missing files, and those that no page reads: such a file was meant for another name or folder. */
export const checkFiles = (): Problem[] => [
  ...foldersIn(BLOG).flatMap((slug) => missingTexts(`${BLOG}/${slug}`)),
  ...[BLOG, LEGAL].flatMap((texts) => [
    ...unread(texts, filesIn(texts), 'a folder of its own here'),
    ...foldersIn(texts).flatMap((name) => {
      const folder = `${texts}/${name}`;
      return unnamedFiles(folder, textsIn(folder), UNNAMED);
    }),
  ]),
  ...unread(
    PEOPLE,
    filesIn(PEOPLE).filter((name) => name.endsWith('.yaml')),
    'a name that ends with .yml',
  ),
  ...unread(
    LOCALES,
    [...filesIn(LOCALES), ...foldersIn(LOCALES).filter(isNone(languages))],
    'a folder such as lv',
  ),
  ...languages.flatMap((language) => {
    const folder = `${LOCALES}/${language}`;
    const names = namespaces.map((namespace) => `${namespace}.json`);
    return unread(folder, filesIn(folder).filter(isNone(names)), `a name such as ${names[0]}`);
  }),
];

/** Pictures that nothing shows. They may be shown again, so they are no problem. */
export const unusedPictures = (): Problem[] => {
  const people = filesIn(PEOPLE).filter((name) => /\.ya?ml$/.test(name));
  const shown = sitePictures.map((name) => `${IMAGES}/${name}.jpg`);
  return [
    ...unnamedFiles(
      PEOPLE,
      people.map((name) => `${PEOPLE}/${name}`),
      'is shown nowhere',
    ),
    ...unnamedFiles(IMAGES, [COMPANY_FILE], 'is shown nowhere').filter(
      ({ file }) => !shown.includes(file),
    ),
  ];
};

const isNone = (known: readonly string[]) => (name: string) => !known.includes(name);

const unread = (folder: string, names: readonly string[], expected: string): Problem[] =>
  names.map((name) => {
    const message = `is read by nobody; expected ${expected}, or take it out`;
    return { file: `${folder}/${name}`, key: 'file', message };
  });

function missingTexts(folder: string): Problem[] {
  const lacking = textNames.filter((name) => !filesIn(folder).includes(name)).join(' and ');
  const message = `lacks ${lacking}; expected the article in every language, or no folder of it`;
  return lacking ? [{ file: folder, key: 'folder', message }] : [];
}

/** Also not in other letters, which is a problem of its own. An unreadable reader may name any. */
function unnamedFiles(folder: string, readers: readonly string[], message: string): Problem[] {
  const texts = readers.map((text) =>
    parseFile(text, (source) => source.normalize().toLowerCase()),
  );
  const isNamed = (name: string) =>
    [name, encodeURI(name)].some((one) =>
      texts.some(({ value }) => value?.includes(one.toLowerCase()) ?? true),
    );
  return filesIn(folder)
    .filter((name) => !readers.includes(`${folder}/${name}`) && !isNamed(name.normalize()))
    .map((name) => ({ file: `${folder}/${name}`, key: 'file', message }));
}
