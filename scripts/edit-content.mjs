// Changes in a copy of the content all that an editor may change; no check may fail on it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { parse } from 'yaml';
import { copyArticle } from './copy-article.mjs';
import { change, changeFrontMatters, changeJson, changeYaml } from './content-files.mjs';
import { filesIn, frontMatter } from './content-files.mjs';
import { editCompany, editRates } from './edit-figures.mjs';

/** @typedef {{ [key: string]: string | Words }} Words */
/** @typedef {import('../src/node/content/people/read-people').PersonFile} PersonFile */

const source = createJiti(import.meta.url);
/** @type {typeof import('../src/site/languages')} */
const { defaultLanguage, languages } = await source.import('../src/site/languages/index.ts');
/** @type {typeof import('../src/node/content/files/mdx-files')} */
const { textName } = await source.import('../src/node/content/files/mdx-files.ts');
const PICTURE = '__tests__/fixture/blog/a-draft/cover.jpg';
const AUTHOR = 'jauna-autore';
/** As many as a page of the list of articles holds (src/site/list-pages.ts). */
const COPIES = 12;

/**
 * @param {string} from
 * @param {string} to
 */
export function editContent(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  editPeople(join(to, 'people'));
  editArticles(to);
  for (const file of filesIn(to, '.mdx')) change(file, editText);
  for (const language of languages)
    for (const [index, file] of filesIn(join(to, 'locales', language), '.json').entries())
      changeJson(file, (/** @type {Words} */ words) => editPage(words, index));
  changeYaml(join(to, 'company.yml'), editCompany);
  changeYaml(join(to, 'sums.yml'), editRates);
  copyFileSync(PICTURE, join(to, 'images/story.jpg'));
}

/** @param {string} folder */
function editPeople(folder) {
  const files = filesIn(folder, '.yml');
  const [first] = files;
  if (!first) throw new Error(`${folder} holds nobody`);
  copyFileSync(first, join(folder, `${AUTHOR}.yml`));
  changeYaml(join(folder, `${AUTHOR}.yml`), (person) => {
    person.delete('founder');
    person.set('name', 'Skaidrīte Pārbaudāmniece');
  });
  for (const file of files)
    changeYaml(file, (person) => person.set('name', `${String(person.get('name'))} Citādais`));
  const { photo } = /** @type {PersonFile} */ (parse(readFileSync(first, 'utf8')));
  if (photo) copyFileSync(PICTURE, join(folder, photo));
}

/** @param {string} content */
function editArticles(content) {
  const blog = join(content, 'blog');
  const listed = readdirSync(blog)
    .map((slug) => frontMatter(join(blog, slug, textName(defaultLanguage))))
    .filter(({ listed, draft }) => listed && !draft)
    .sort((one, other) => other.date.localeCompare(one.date));
  const [newest, renamed, unlisted, removed] = listed;
  if (newest) copyFileSync(PICTURE, join(blog, newest.slug, newest.cover));
  if (renamed) rename(content, renamed.slug, `${renamed.slug}-renamed`);
  if (unlisted) changeFrontMatters(join(blog, unlisted.slug), (head) => head.set('listed', false));
  if (removed) removeArticle(content, removed.slug);

  const published = addArticle(content, 'Video 2');
  for (const file of filesIn(published, '.mdx'))
    change(file, (text) => text.replace(/✎ ?/g, '').replace(/^draft: .*$/m, 'draft: false'));
  changeFrontMatters(published, (head) => {
    head.set('author', AUTHOR);
    head.set('excerpt', `${String(head.get('title'))}.`);
    // Two articles of one day must not confuse the list.
    if (newest) head.set('date', newest.date);
  });
  // The list has a second page.
  for (let copy = 1; copy <= COPIES; copy += 1) copyArticle(published, 1000 + copy);
  addArticle(content, 'Video 3');
}

/**
 * Begins an article; returns its folder.
 * @param {string} content
 * @param {string} title
 */
export function addArticle(content, title) {
  const env = { ...process.env, CONTENT_DIR: content };
  const told = execFileSync(process.execPath, ['scripts/new-post.mjs', title], {
    env,
    encoding: 'utf8',
  });
  return told.slice(0, told.indexOf(':'));
}

/**
 * @param {string} content
 * @param {string} from a slug
 * @param {string} to
 */
function rename(content, from, to) {
  const folder = join(content, 'blog', to);
  renameSync(join(content, 'blog', from), folder);
  changeFrontMatters(folder, (head) => {
    head.set('slug', to);
    head.set('aliases', [...(head.toJS().aliases ?? []), from]);
  });
  renameSample(content, from, to);
  leadLinks(content, from, `/blog/${to}/`);
}

/**
 * Links to the article lead to the list from then on.
 * @param {string} content
 * @param {string} slug
 */
export function removeArticle(content, slug) {
  rmSync(join(content, 'blog', slug), { recursive: true });
  renameSample(content, slug);
  leadLinks(content, slug, '/blog/');
}

/**
 * Without `to`, takes the article off the list.
 * @param {string} content
 * @param {string} from
 * @param {string} [to]
 */
function renameSample(content, from, to) {
  change(join(content, 'samples.yml'), (list) =>
    list.replaceAll(`  - ${from}\n`, to ? `  - ${to}\n` : ''),
  );
}

/**
 * @param {string} content
 * @param {string} slug
 * @param {string} target
 */
function leadLinks(content, slug, target) {
  const links = new RegExp(`/blog/${slug}/(#[\\w-]+)?`, 'g');
  for (const file of [...filesIn(content, '.mdx'), ...filesIn(content, '.json')])
    change(file, (text) => text.replace(links, target));
}

/** @param {string} text */
function editText(text) {
  return `${text.replace(/^(##+ .*)$/gm, '$1+').trimEnd()}\n\n{{company.name}} (+).\n`;
}

/**
 * Title and description have limits, so they become short.
 * @param {Words} words
 * @param {number} index
 * @returns {Words}
 */
function editPage(words, index) {
  const head = `2 × 2 = ${index}`;
  const { meta, ...edited } = editWords(words);
  if (typeof meta !== 'object') return edited;
  return { meta: { ...meta, title: head, description: head }, ...edited };
}

/**
 * @param {Words} words
 * @returns {Words}
 */
function editWords(words) {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? `${text}+` : editWords(text),
    ]),
  );
}
