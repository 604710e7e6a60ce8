import { CONTENT } from '../../../../src/node/content/content-folder';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { textNames } from '../../../../src/node/content/files/folders';
import { checkFolders } from '../../../../src/node/content/files/check-folders';
import { readPosts } from '../../../../src/node/content/posts/read-post';
import { formatProblems } from '../../../../src/node/content/problems';
import { namespaces } from '../../../../src/site/routes';
import { languages } from '../../../../src/site/languages';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

/** Runs only the checks that find misplaced files; the whole check takes a hundred times longer. */
const report = () =>
  formatProblems([...checkFolders(), ...readCompany().problems, ...readPosts().problems]);

const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.avif'].map(
  (end) => `a file that ends in ${end}`,
);
const alike = 'with small and capital letters alike';
const alien = 'does not belong here; expected';

const at = (path: string) => `${CONTENT}/${path}`;
const changes = {
  writes: ({ path }: Misplaced) => writeFileSync(at(path), 'Text'),
  makes: ({ path }: Misplaced) => mkdirSync(at(path)),
  renames: ({ path, to = path }: Misplaced) => renameSync(at(path), at(to)),
  removes: ({ path }: Misplaced) => rmSync(at(path), { recursive: true }),
};

interface Misplaced {
  change: 'writes' | 'makes' | 'renames' | 'removes';
  path: string;
  to?: string;
  report: string;
}

const POST = 'blog/riga-rental-market-analysis';

const problems: readonly Misplaced[] = [
  {
    change: 'writes',
    path: 'locales/lv/hero.json',
    report: `locales/lv/hero.json  file: ${alien} one of: ${namespaces.map((name) => `${name}.json`).join(', ')}`,
  },
  {
    change: 'makes',
    path: 'locales/de',
    report: `locales/de  folder: ${alien} one of: ${languages.join(', ')}`,
  },
  {
    change: 'renames',
    path: `${POST}/index.lv.mdx`,
    to: `${POST}/index.LV.mdx`,
    report: `${POST}/index.LV.mdx  file: must be called "index.lv.mdx", ${alike}`,
  },
  {
    change: 'writes',
    path: `${POST}/post.md`,
    report: `${POST}/post.md  file: ${alien} one of: ${[...textNames, ...pictures].join(', ')}`,
  },
  {
    change: 'makes',
    path: 'blog/new',
    report: `blog/new  folder: lacks ${textNames.join(' and ')}; expected the article in every language, or no folder of it`,
  },
  {
    change: 'removes',
    path: `${POST}/index.lv.mdx`,
    report: `${POST}  folder: lacks index.lv.mdx; expected the article in every language`,
  },
  {
    change: 'writes',
    path: 'blog/index.lv.mdx',
    report: `blog/index.lv.mdx  file: ${alien} none`,
  },
  { change: 'makes', path: `${POST}/pictures`, report: `${POST}/pictures  folder: ${alien} none` },
  {
    change: 'makes',
    path: 'legal/cookies',
    report: `legal/cookies  folder: ${alien} one of: terms-and-conditions, privacy-policy`,
  },
  {
    change: 'writes',
    path: 'people/anna.yaml',
    report: `people/anna.yaml  file: ${alien} one of: ${['a file that ends in .yml', ...pictures].join(', ')}`,
  },
  {
    change: 'removes',
    path: 'company.yml',
    report: 'company.yml  file: "company.yml" is missing; expected a file of this name',
  },
  {
    change: 'removes',
    path: 'people',
    report: 'people  folder: is missing; the site is built from it',
  },
];

test.each(problems)('where an editor $change $path, checking the content names it', (misplaced) => {
  changes[misplaced.change](misplaced);
  expect(report()).toContain(misplaced.report);
});
