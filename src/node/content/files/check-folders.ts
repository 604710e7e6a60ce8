import { legalRoutes, namespaces } from '../../../site/routes';
import { eachLanguage, languages } from '../../../site/languages';
import { CONTENT } from '../content-folder';
import { PERSON_ENDING } from '../people/read-people';
import { BLOG } from '../posts/read-posts';
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
  const problem = (name: string, key: string, message: string): Problem => {
    return { file: `${folder}/${name}`, key, message };
  };
  const files = filesIn(folder);
  return [
    ...files.flatMap((name) => {
      const alike = files.find((other) => other !== name && isAlike(other, name));
      if (alike)
        return problem(name, 'file', `differs from "${alike}" in case alone; keep one of them`);
      const message = misplaced(name, names, endings);
      return message ? problem(name, 'file', message) : [];
    }),
    ...foldersIn(folder).flatMap((name) => {
      const inner = folders[name] ?? folders['*'];
      if (inner) return checkFolder(`${folder}/${name}`, inner);
      return problem(name, 'folder', misplaced(name, Object.keys(folders)));
    }),
  ];
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function misplaced(name: string, names: readonly string[], endings: readonly string[] = []) {
  const known = (one: string) => names.includes(one) || endings.some((end) => one.endsWith(end));
  if (known(name)) return '';
  const lowerEnding = name.replace(/\.[^.]*$/, (ending) => ending.toLowerCase());
  const right = names.find((one) => isAlike(one, name)) ?? lowerEnding;
  if (known(right)) return `must be called "${right}", with small and capital letters alike`;
  const wanted = [...names, ...endings.map((ending) => `a file that ends in ${ending}`)];
  const expected = wanted.length > 0 ? `expected one of: ${wanted.join(', ')}` : 'expected none';
  return `does not belong here; ${expected}`;
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
