// Reads and changes the files of a content folder, for the scripts that edit a copy of it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';

const HEAD = /^---\n([^]*?)\n---\n/;

/**
 * The paths of all files below a folder whose names end in `extension`, sorted.
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
 * Writes back what `edit` makes of a file's text.
 * @param {string} file
 * @param {(text: string) => string} edit
 */
export function change(file, edit) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/**
 * Writes back what `edit` makes of a JSON file's value.
 * @template Value
 * @param {string} file
 * @param {(value: Value) => Value} edit
 */
export function changeJson(file, edit) {
  change(file, (text) => JSON.stringify(edit(/** @type {Value} */ (JSON.parse(text))), null, 2));
}

/**
 * Lets `edit` change the document of a YAML file; comments and order stay.
 * @param {string} file
 * @param {(document: import('yaml').Document) => void} edit
 */
export function changeYaml(file, edit) {
  change(file, (text) => editYaml(text, edit));
}

/** @typedef {import('../src/node/content/posts/post-schema').PostFrontMatter} PostFrontMatter */

/**
 * The front matter of an article.
 * @param {string} file
 */
export function frontMatter(file) {
  const yaml = HEAD.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return /** @type {PostFrontMatter} */ (parse(yaml));
}

/**
 * Lets `edit` change the front matter of an article in each of its languages.
 * @param {string} folder the article's
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
