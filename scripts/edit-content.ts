// Changes in a copy of the content all that an editor may change; no check may fail on it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { textName } from '../src/node/content/files/folders';
import type { PersonFile } from '../src/node/content/people/read-people';
import type { PostFrontMatter } from '../src/node/content/posts/read-post';
import type { Words } from '../src/node/content/words/words';
import { defaultLanguage, languages } from '../src/site/languages';
import { copyArticle } from './copy-article';
import { change, changeFrontMatters, changeJson, changeYaml } from './content-files';
import { filesIn, frontMatter } from './content-files';
import { editCompany, editRates } from './edit-figures';
import { programOf } from './program-of';

const PICTURE = '__tests__/fixture/blog/a-draft/cover.jpg';
const AUTHOR = 'jauna-autore';
/** As many as a page of the list of articles holds (src/site/list-pages.ts). */
const COPIES = 12;

export function editContent(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  editPeople(join(to, 'people'));
  editArticles(to);
  for (const file of filesIn(to, '.mdx')) change(file, editText);
  for (const language of languages)
    for (const [index, file] of filesIn(join(to, 'locales', language), '.json').entries())
      changeJson(file, (words: Words) => editPage(words, index));
  changeYaml(join(to, 'company.yml'), editCompany);
  changeYaml(join(to, 'sums.yml'), editRates);
  copyFileSync(PICTURE, join(to, 'images/story.jpg'));
}

function editPeople(folder: string) {
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
  const { photo } = parse(readFileSync(first, 'utf8')) as PersonFile;
  if (photo) copyFileSync(PICTURE, join(folder, photo));
}

function editArticles(content: string) {
  const blog = join(content, 'blog');
  const listed = readdirSync(blog)
    .map((slug) => frontMatter(join(blog, slug, textName(defaultLanguage))))
    .filter(({ listed, draft }) => listed && !draft)
    .sort((one, other) => other.date.localeCompare(one.date));
  const [newest, renamed, unlisted, removed] = listed;
  if (newest) copyFileSync(PICTURE, join(blog, newest.slug, newest.cover));
  // The address of further pages of the list begins likewise.
  if (renamed) rename(content, renamed.slug, 'page');
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

/** Begins an article; returns its folder. */
export function addArticle(content: string, title: string) {
  const env = { ...process.env, CONTENT_DIR: content };
  const told = execFileSync(process.execPath, [programOf('jiti'), 'scripts/new-post.ts', title], {
    env,
    encoding: 'utf8',
  });
  return told.slice(0, told.indexOf(':'));
}

function rename(content: string, from: string, to: string) {
  const folder = join(content, 'blog', to);
  renameSync(join(content, 'blog', from), folder);
  changeFrontMatters(folder, (head) => {
    head.set('slug', to);
    head.set('aliases', [...((head.toJS() as PostFrontMatter).aliases ?? []), from]);
  });
  renameSample(content, from, to);
  leadLinks(content, from, `/blog/${to}/`);
}

/** Links to the article lead to the list from then on. */
export function removeArticle(content: string, slug: string) {
  rmSync(join(content, 'blog', slug), { recursive: true });
  renameSample(content, slug);
  leadLinks(content, slug, '/blog/');
}

/** Without `to`, takes the article off the list. */
function renameSample(content: string, from: string, to?: string) {
  change(join(content, 'samples.yml'), (list) =>
    list.replaceAll(`  - ${from}\n`, to ? `  - ${to}\n` : ''),
  );
}

function leadLinks(content: string, slug: string, target: string) {
  const links = new RegExp(`/blog/${slug}/(#[\\w-]+)?`, 'g');
  for (const file of [...filesIn(content, '.mdx'), ...filesIn(content, '.json')])
    change(file, (text) => text.replace(links, target));
}

function editText(text: string) {
  return `${text.replace(/^(##+ .*)$/gm, '$1+').trimEnd()}\n\n{{company.name}} (+).\n`;
}

/** Title and description have limits, so they become short. */
function editPage(words: Words, index: number): Words {
  const head = `2 × 2 = ${index}`;
  const { meta, ...edited } = editWords(words);
  if (typeof meta !== 'object') return edited;
  return { meta: { ...meta, title: head, description: head }, ...edited };
}

function editWords(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? `${text}+` : editWords(text),
    ]),
  );
}
