import { eachLanguage, languages } from '../../../site/languages';
import { legalRoutes, namespaces } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { PERSON_ENDING } from '../people/read-people';
import { BLOG } from '../posts/read-post';
import type { Problem } from '../problems';
import { DOCUMENTS, filesIn, foldersIn, PICTURES, textNames, textsIn } from './folders';
import { otherKindByName } from './picture-kinds';
import { parseFile } from './read-text';

interface Layout {
  names?: readonly string[];
  endings?: readonly string[];
  /** Folders by their name; `*` stands for any. */
  folders?: Readonly<Record<string, Layout>>;
}

export const wordLists = languages.flatMap((language) => [
  `spelling-${language}.txt`,
  `avoid-${language}.txt`,
]);

const besideText = { names: textNames, endings: [...PICTURES, ...DOCUMENTS] };

const layout = {
  names: ['company.yml', 'sums.yml', 'samples.yml', ...wordLists],
  folders: {
    blog: { folders: { '*': besideText } },
    images: { endings: ['.jpg'] },
    legal: {
      folders: Object.fromEntries(legalRoutes.map(({ path }) => [path, besideText])),
    },
    locales: {
      folders: eachLanguage(() => ({ names: namespaces.map((name) => `${name}.json`) })),
    },
    'new-post': { names: textNames },
    people: { endings: [PERSON_ENDING, ...PICTURES] },
  },
} satisfies Layout;

export const checkFolders = (): Problem[] => [
  ...checkFolder(CONTENT, layout),
  ...Object.keys(layout.folders)
    .filter((name) => !foldersIn(CONTENT).includes(name))
    .map((name) => inFolder(`${CONTENT}/${name}`, 'is missing; the site is built from it')),
  ...foldersIn(BLOG).flatMap((slug) => missingTexts(`${BLOG}/${slug}`)),
  ...foldersWithTexts().flatMap(unusedFiles),
];

const foldersWithTexts = () =>
  ['blog', 'legal'].flatMap((kind) =>
    foldersIn(`${CONTENT}/${kind}`).map((name) => `${CONTENT}/${kind}/${name}`),
  );

const inFolder = (file: string, message: string): Problem => ({ file, key: 'folder', message });

function checkFolder(
  folder: string,
  { names = [], endings = [], folders = {} }: Layout,
): Problem[] {
  const fits = (file: string) =>
    names.includes(file) || endings.some((ending) => file.toLowerCase().endsWith(ending));
  const misplaced = (name: string, key: string, fitting: readonly string[]): Problem => {
    const right = fitting.find((one) => one.toLowerCase() === name.toLowerCase());
    const expected = fitting.length > 0 ? `one of: ${fitting.join(', ')}` : 'none';
    const other = endings.length > 0 ? otherKindByName(name) : undefined;
    const wrong = right
      ? `must be called "${right}", with small and capital letters alike`
      : `does not belong here; expected ${expected}`;
    return { file: `${folder}/${name}`, key, message: other ?? wrong };
  };
  const fitting = [...names, ...endings.map((ending) => `a file that ends in ${ending}`)];
  return [
    ...filesIn(folder).flatMap((name) => (fits(name) ? [] : misplaced(name, 'file', fitting))),
    ...foldersIn(folder).flatMap((name) => {
      const inner = folders[name] ?? folders['*'];
      if (inner) return checkFolder(`${folder}/${name}`, inner);
      return misplaced(name, 'folder', Object.keys(folders));
    }),
  ];
}

function missingTexts(folder: string): Problem[] {
  const lacking = textNames.filter((name) => !filesIn(folder).includes(name));
  if (lacking.length === 0) return [];
  const expected = 'expected the article in every language, or no folder of it';
  return [inFolder(folder, `lacks ${lacking.join(' and ')}; ${expected}`)];
}

/** Of a text that cannot be read, nobody knows what it names. */
function unusedFiles(folder: string): Problem[] {
  const texts = textsIn(folder).map((text) => parseFile(text, (source) => source.normalize()));
  if (texts.some(({ value }) => value === undefined)) return [];
  const isNamed = (name: string) =>
    texts.some(({ value = '' }) => value.includes(name) || value.includes(encodeURI(name)));
  return filesIn(folder)
    .filter((name) => besideText.endings.some((ending) => name.toLowerCase().endsWith(ending)))
    .filter((name) => !isNamed(name.normalize()))
    .map((name) => {
      const message = 'is in no text beside it; name it there, or take it out';
      return { file: `${folder}/${name}`, key: 'file', message };
    });
}
