import { languages } from '../../../site/languages';
import { legalRoutes, namespaces } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { BLOG } from '../posts/read-post';
import { listed, type Problem } from '../problems';
import { DOCUMENTS, filesIn, foldersIn, PICTURES, textNames, textsIn } from './folders';
import { otherKind } from './picture-kinds';
import { parseFile } from './read-text';

export const wordLists = languages.flatMap((language) => [
  `spelling-${language}.txt`,
  `avoid-${language}.txt`,
]);

const besideText = [...PICTURES, ...DOCUMENTS];

/** What each folder may hold: names of files, or how they end. Only folders with files count. */
const layout = new Map<string, readonly string[]>([
  ['', ['company.yml', 'sums.yml', 'samples.yml', ...wordLists]],
  ['blog/*', [...textNames, ...besideText]],
  ['images', ['.jpg']],
  ['new-post', textNames],
  ['people', ['.yml', ...PICTURES]],
  ...legalRoutes.map(({ path }) => [`legal/${path}`, [...textNames, ...besideText]] as const),
  ...languages.map((one) => [`locales/${one}`, namespaces.map((ns) => `${ns}.json`)] as const),
]);

export const checkFiles = (): Problem[] => [
  ...misplacedFiles(''),
  ...foldersIn(BLOG).flatMap((slug) => missingTexts(`${BLOG}/${slug}`)),
  ...['blog', 'legal'].flatMap((kind) =>
    foldersIn(`${CONTENT}/${kind}`).flatMap((name) => unusedFiles(`${CONTENT}/${kind}/${name}`)),
  ),
];

function misplacedFiles(folder: string): Problem[] {
  const path = folder ? `${CONTENT}/${folder}` : CONTENT;
  const expected = layout.get(folder) ?? layout.get(folder.replace(/[^/]+$/, '*')) ?? [];
  const fits = (name: string) =>
    expected.some((one) => one === name || (one.startsWith('.') && endsIn(name, [one])));
  const messageOf = (name: string) => {
    const right = expected.find((one) => one.toLowerCase() === name.toLowerCase());
    return right
      ? `must be called "${right}", with small and capital letters alike`
      : (otherKind(`${path}/${name}`) ?? `does not belong here; expected: ${listed(expected)}`);
  };
  return [
    ...filesIn(path)
      .filter((name) => !fits(name))
      .map((name) => ({ file: `${path}/${name}`, key: 'file', message: messageOf(name) })),
    ...foldersIn(path).flatMap((name) => misplacedFiles(folder ? `${folder}/${name}` : name)),
  ];
}

function missingTexts(folder: string): Problem[] {
  const lacking = textNames.filter((name) => !filesIn(folder).includes(name));
  const expected = 'expected the article in every language, or no folder of it';
  const message = `lacks ${lacking.join(' and ')}; ${expected}`;
  return lacking.length > 0 ? [{ file: folder, key: 'folder', message }] : [];
}

/** Of a text that cannot be read, nobody knows what it names. */
function unusedFiles(folder: string): Problem[] {
  const texts = textsIn(folder).map((text) => parseFile(text, (source) => source.normalize()));
  const isNamed = (name: string) =>
    [name, encodeURI(name)].some((one) => texts.some(({ value }) => value?.includes(one) ?? true));
  return filesIn(folder)
    .filter((name) => endsIn(name, besideText) && !isNamed(name.normalize()))
    .map((name) => {
      const message = 'is in no text beside it; name it there, or take it out';
      return { file: `${folder}/${name}`, key: 'file', message };
    });
}

const endsIn = (name: string, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));
