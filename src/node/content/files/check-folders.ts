import { legalRoutes, namespaces } from '../../../site/routes';
import { eachLanguage, languages } from '../../../site/languages';
import { CONTENT } from '../content-folder';
import { PERSON_ENDING } from '../people/read-people';
import { BLOG } from '../posts/read-post';
import type { Problem } from '../problems';
import { filesIn, foldersIn } from './folders';
import { textNames } from './mdx-files';

interface Layout {
  names?: readonly string[];
  endings?: readonly string[];
  /** Folders by their name; `*` stands for any. */
  folders?: Readonly<Record<string, Layout>>;
}

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

export const wordLists = languages.flatMap((language) => [
  `spelling-${language}.txt`,
  `avoid-${language}.txt`,
]);

const layout: Layout = {
  names: ['company.yml', 'sums.yml', 'samples.yml', ...wordLists],
  folders: {
    blog: { folders: { '*': { names: textNames, endings: PICTURES } } },
    images: { endings: ['.jpg'] },
    legal: {
      folders: Object.fromEntries(legalRoutes.map(({ path }) => [path, { names: textNames }])),
    },
    locales: {
      folders: eachLanguage(() => ({ names: namespaces.map((name) => `${name}.json`) })),
    },
    'new-post': { names: textNames },
    people: { endings: [PERSON_ENDING, ...PICTURES] },
  },
};

export const checkFolders = (): Problem[] => [
  ...checkFolder(CONTENT, layout),
  ...missingFolders(),
  ...articlesWithoutText(),
];

function checkFolder(
  folder: string,
  { names = [], endings = [], folders = {} }: Layout,
): Problem[] {
  const fits = (file: string) =>
    names.includes(file) || endings.some((ending) => file.toLowerCase().endsWith(ending));
  const problem = (name: string, key: string, fitting: readonly string[]): Problem => {
    const right = fitting.find((one) => one.toLowerCase() === name.toLowerCase());
    const message = right
      ? `must be called "${right}", with small and capital letters alike`
      : `does not belong here; expected ${fitting.length > 0 ? `one of: ${fitting.join(', ')}` : 'none'}`;
    return { file: `${folder}/${name}`, key, message };
  };
  const fitting = [...names, ...endings.map((ending) => `a file that ends in ${ending}`)];
  return [
    ...filesIn(folder).flatMap((name) => (fits(name) ? [] : problem(name, 'file', fitting))),
    ...foldersIn(folder).flatMap((name) => {
      const inner = folders[name] ?? folders['*'];
      if (inner) return checkFolder(`${folder}/${name}`, inner);
      return problem(name, 'folder', Object.keys(folders));
    }),
  ];
}

function missingFolders(): Problem[] {
  const existing = foldersIn(CONTENT);
  const message = 'is missing; the site is built from it';
  return Object.keys(layout.folders ?? {})
    .filter((name) => !existing.includes(name))
    .map((name) => ({ file: `${CONTENT}/${name}`, key: 'folder', message }));
}

function articlesWithoutText(): Problem[] {
  const message = `holds no text; expected ${textNames.join(' and ')}, or take the folder away`;
  return foldersIn(BLOG)
    .map((slug) => `${BLOG}/${slug}`)
    .filter((folder) => !filesIn(folder).some((name) => textNames.includes(name)))
    .map((file) => ({ file, key: 'folder', message }));
}
