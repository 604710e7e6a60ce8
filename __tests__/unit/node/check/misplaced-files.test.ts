/** @jest-environment node */
import { CONTENT } from '../../../../src/node/content/content-folder';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { textNames } from '../../../../src/node/content/files/mdx-files';
import { checkFolders } from '../../../../src/node/content/files/check-folders';
import { readPosts } from '../../../../src/node/content/posts/read-posts';
import { formatProblems } from '../../../../src/node/content/problems';
import { namespaces } from '../../../../src/site/routes';
import { languages } from '../../../../src/site/languages';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

/** The folder of an article of the content; any will do. */
const article = () => `${CONTENT}/blog/${readdirSync(`${CONTENT}/blog`)[0]}`;

/** The first line of a file that contains `text`. */
const lineOf = (file: string, text: string) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
};

/** Runs only the checks that find misplaced files; the whole check takes a hundred times longer. */
const report = () =>
  formatProblems([...checkFolders(), ...readCompany().problems, ...readPosts().problems]);

type Mistake = [what: string, make: () => unknown, line: () => string];

describe('Checking the content names', () => {
  test.each<Mistake>([
    [
      'a file of words that belongs to no page',
      () => writeFileSync(`${CONTENT}/locales/lv/hero.json`, '{}'),
      () =>
        `${CONTENT}/locales/lv/hero.json  file: does not belong here; expected one of: ${namespaces.map((name) => `${name}.json`).join(', ')}`,
    ],
    [
      'words in a language that the site does not have',
      () => mkdirSync(`${CONTENT}/locales/de`),
      () =>
        `${CONTENT}/locales/de  folder: does not belong here; expected one of: ${languages.join(', ')}`,
    ],
    [
      'a text whose name is in capital letters',
      () => renameSync(`${article()}/index.lv.mdx`, `${article()}/index.LV.mdx`),
      () =>
        `${article()}/index.LV.mdx  file: must be called "index.lv.mdx", with small and capital letters alike`,
    ],
    [
      'a text that is not MDX',
      () => writeFileSync(`${article()}/post.md`, 'Text'),
      () =>
        `${article()}/post.md  file: does not belong here; expected one of: ${textNames.join(', ')}, a file that ends in .jpg, a file that ends in .jpeg, a file that ends in .png, a file that ends in .webp, a file that ends in .avif`,
    ],
    [
      'a folder of the blog without texts',
      () => mkdirSync(`${CONTENT}/blog/new`),
      () =>
        `${CONTENT}/blog/new  folder: holds no text; expected ${textNames.join(' and ')}, or take the folder away`,
    ],
    [
      'a text beside the folders of articles',
      () => writeFileSync(`${CONTENT}/blog/index.lv.mdx`, 'Text'),
      () => `${CONTENT}/blog/index.lv.mdx  file: does not belong here; expected none`,
    ],
    [
      'a folder within an article',
      () => mkdirSync(`${article()}/pictures`),
      () => `${article()}/pictures  folder: does not belong here; expected none`,
    ],
    [
      'a legal page that the site does not have',
      () => mkdirSync(`${CONTENT}/legal/cookies`),
      () =>
        `${CONTENT}/legal/cookies  folder: does not belong here; expected one of: terms-and-conditions, privacy-policy`,
    ],
    [
      'a person in a file with another ending',
      () => writeFileSync(`${CONTENT}/people/anna.yaml`, 'name: Anna'),
      () =>
        `${CONTENT}/people/anna.yaml  file: does not belong here; expected one of: a file that ends in .yml, a file that ends in .jpg, a file that ends in .jpeg, a file that ends in .png, a file that ends in .webp, a file that ends in .avif`,
    ],
    [
      'two pictures whose names differ only in capital letters',
      () => writeFileSync(`${article()}/Cover.JPG`, readFileSync(`${article()}/cover.jpg`)),
      () =>
        `${article()}/cover.jpg  file: differs from "Cover.JPG" in case alone; keep one of them`,
    ],
    [
      'a picture whose ending is in capital letters',
      () => writeFileSync(`${article()}/map.JPG`, readFileSync(`${article()}/cover.jpg`)),
      () =>
        `${article()}/map.JPG  file: must be called "map.jpg", with small and capital letters alike`,
    ],
    [
      'a cover whose name differs in capital letters',
      () => renameSync(`${article()}/cover.jpg`, `${article()}/Cover.jpg`),
      () =>
        `${article()}/index.lv.mdx:${lineOf(`${article()}/index.lv.mdx`, 'cover:')}  cover: "cover.jpg" is missing; expected a picture beside the article; "Cover.jpg" is there: write both alike`,
    ],
    [
      'a missing company file',
      () => rmSync(`${CONTENT}/company.yml`),
      () => `${CONTENT}/company.yml  file: "company.yml" is missing; expected a file of this name`,
    ],
    [
      'a missing folder',
      () => rmSync(`${CONTENT}/people`, { recursive: true }),
      () => `${CONTENT}/people  folder: is missing; the site is built from it`,
    ],
  ])('%s', (_, make, line) => {
    make();
    expect(report().split('\n')).toContain(line());
  });
});
