import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';

const HEAD = /^---\n([^]*?)\n---\n/;

/**
 * The files below a folder, sorted.
 * @param {string} folder
 * @param {string} extension
 */
export function filesIn(folder, extension) {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * @param {string} file
 * @param {(text: string) => string} edit
 */
export function change(file, edit) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/**
 * @template Value
 * @param {string} file
 * @param {(value: Value) => Value} edit
 */
export function changeJson(file, edit) {
  change(file, (text) => JSON.stringify(edit(/** @type {Value} */ (JSON.parse(text))), null, 2));
}

/**
 * Keeps comments and order.
 * @param {string} file
 * @param {(document: import('yaml').Document) => void} edit
 */
export function changeYaml(file, edit) {
  change(file, (text) => editYaml(text, edit));
}

/** @typedef {import('../src/node/content/posts/post-schema').PostFrontMatter} PostFrontMatter */

/** @param {string} file */
export function frontMatter(file) {
  const yaml = HEAD.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return /** @type {PostFrontMatter} */ (parse(yaml));
}

/**
 * @param {string} folder of an article, in all its languages
 * @param {(head: import('yaml').Document) => void} edit
 */
export function changeFrontMatters(folder, edit) {
  for (const file of filesIn(folder, '.mdx'))
    change(file, (text) =>
      text.replace(HEAD, (_, /** @type {string} */ yaml) => `---\n${editYaml(yaml, edit)}---\n`),
    );
}

/**
 * @param {string} text
 * @param {(document: import('yaml').Document) => void} edit
 */
function editYaml(text, edit) {
  const document = parseDocument(text);
  edit(document);
  return String(document);
}
