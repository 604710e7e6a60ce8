import { legalRoutes, namespaces } from '../../../site/routes';
import { eachLanguage, languages } from '../../../site/languages';
import { CONTENT } from '../content-folder';
import { PERSON_ENDING } from '../people/read-people';
import { BLOG } from '../posts/read-posts';
import type { Problem } from '../problems';
import { filesIn, foldersIn } from './folders';
import { textNames } from './mdx-files';

/** What a folder of the content may hold. */
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

/** Every file and folder that is misplaced, missing, or differs from another only in case. */
export function checkFolders(): Problem[] {
  return [...checkFolder(CONTENT, layout), ...missingFolders(), ...articlesWithoutText()];
}

function checkFolder(
  folder: string,
  { names = [], endings = [], folders = {} }: Layout,
): Problem[] {
  const complain = (name: string, key: string, message: string): Problem => ({
    file: `${folder}/${name}`,
    key,
    message,
  });
  const known = (name: string) => names.includes(name) || endings.some((one) => name.endsWith(one));
  const files = filesIn(folder);
  return [
    ...files.flatMap((name) => {
      const twin = files.find(
        (other) => other !== name && other.toLowerCase() === name.toLowerCase(),
      );
      if (twin)
        return complain(name, 'file', `differs from "${twin}" in case alone; keep one of them`);
      if (known(name)) return [];
      return complain(name, 'file', strangerMessage(name, { names, endings }, known));
    }),
    ...foldersIn(folder).flatMap((name) => {
      const inner = folders[name] ?? folders['*'];
      if (inner) return checkFolder(`${folder}/${name}`, inner);
      return [complain(name, 'folder', strangerMessage(name, { names: Object.keys(folders) }))];
    }),
  ];
}

function strangerMessage(
  name: string,
  { names = [], endings = [] }: Layout,
  known: (name: string) => boolean = (one) => names.includes(one),
): string {
  const lower = name.toLowerCase();
  const right = names.find((one) => one.toLowerCase() === lower) ?? withLowerEnding(name);
  if (known(right)) return `must be called "${right}", with small and capital letters alike`;
  const wanted = [...names, ...endings.map((ending) => `a file that ends in ${ending}`)];
  const expected = wanted.length > 0 ? `expected one of: ${wanted.join(', ')}` : 'expected none';
  return `does not belong here; ${expected}`;
}

function withLowerEnding(name: string): string {
  return name.replace(/\.[^.]*$/, (ending) => ending.toLowerCase());
}

function missingFolders(): Problem[] {
  const there = foldersIn(CONTENT);
  return Object.keys(layout.folders ?? {})
    .filter((name) => !there.includes(name))
    .map((name) => ({
      file: `${CONTENT}/${name}`,
      key: 'folder',
      message: 'is missing; the site is built from it',
    }));
}

function articlesWithoutText(): Problem[] {
  return foldersIn(BLOG)
    .map((slug) => `${BLOG}/${slug}`)
    .filter((folder) => !filesIn(folder).some((name) => textNames.includes(name)))
    .map((file) => ({
      file,
      key: 'folder',
      message: `holds no text; expected ${textNames.join(' and ')}, or take the folder away`,
    }));
}
