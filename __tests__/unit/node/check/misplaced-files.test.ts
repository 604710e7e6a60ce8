import { CONTENT } from '../../../../src/node/content/content-folder';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { textNames } from '../../../../src/node/content/files/folders';
import { checkFolders } from '../../../../src/node/content/files/check-folders';
import { readPosts } from '../../../../src/node/content/posts/read-post';
import { formatProblems } from '../../../../src/node/content/problems';
import { namespaces } from '../../../../src/site/routes';
import { languages } from '../../../../src/site/languages';
import { workInContentCopy } from '../../../support/content-copy';
import { rowsOf } from '../../../support/rows';

workInContentCopy();

/** Runs only the checks that find misplaced files; the whole check takes a hundred times longer. */
const report = () =>
  formatProblems([...checkFolders(), ...readCompany().problems, ...readPosts().problems]);

const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.avif'].map(
  (end) => `a file that ends in ${end}`,
);
const alike = 'with small and capital letters alike';
const alien = 'does not belong here; expected';

const ways: Readonly<Record<string, (path: string, to: string) => void>> = {
  writes: (path) => writeFileSync(path, 'Text'),
  makes: (path) => mkdirSync(path),
  renames: (path, to) => renameSync(path, to),
  removes: (path) => rmSync(path, { recursive: true }),
};

/** What an editor does to which file or folder, and what is said of which; POST is any article. */
const problems = rowsOf(`
writes ¦ locales/lv/hero.json ¦  ¦ locales/lv/hero.json  file: ${alien} one of: ${namespaces.map((name) => `${name}.json`).join(', ')}
makes ¦ locales/de ¦  ¦ locales/de  folder: ${alien} one of: ${languages.join(', ')}
renames ¦ POST/index.lv.mdx ¦ POST/index.LV.mdx ¦ POST/index.LV.mdx  file: must be called "index.lv.mdx", ${alike}
writes ¦ POST/post.md ¦  ¦ POST/post.md  file: ${alien} one of: ${[...textNames, ...pictures].join(', ')}
makes ¦ blog/new ¦  ¦ blog/new  folder: lacks ${textNames.join(' and ')}; expected the article in every language, or no folder of it
removes ¦ POST/index.lv.mdx ¦  ¦ POST  folder: lacks index.lv.mdx; expected the article in every language
writes ¦ blog/index.lv.mdx ¦  ¦ blog/index.lv.mdx  file: ${alien} none
makes ¦ POST/pictures ¦  ¦ POST/pictures  folder: ${alien} none
makes ¦ legal/cookies ¦  ¦ legal/cookies  folder: ${alien} one of: terms-and-conditions, privacy-policy
writes ¦ people/anna.yaml ¦  ¦ people/anna.yaml  file: ${alien} one of: ${['a file that ends in .yml', ...pictures].join(', ')}
removes ¦ company.yml ¦  ¦ company.yml  file: "company.yml" is missing; expected a file of this name
removes ¦ people ¦  ¦ people  folder: is missing; the site is built from it
`);

test.each(problems)(
  'where an editor %s %s %s, checking the content names: %s',
  (way = '', path = '', to = '', said = '') => {
    const slug = readdirSync(`${CONTENT}/blog`)[0] ?? '';
    const inPlace = (text: string) => text.replaceAll('POST', `blog/${slug}`);
    const at = (text: string) => `${CONTENT}/${inPlace(text)}`;
    ways[way]?.(at(path), at(to));
    expect(report()).toContain(inPlace(said));
  },
);
