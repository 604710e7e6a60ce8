import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, type Document } from 'yaml';
import type { PostFrontMatter } from '../src/node/content/posts/read-post';

const HEAD = /^---\n([^]*?)\n---\n/;

/** The files below a folder, sorted. */
export function filesIn(folder: string, extension: string) {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(folder, name));
}

export function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

export function changeJson<Value>(file: string, edit: (value: Value) => Value) {
  change(file, (text) => JSON.stringify(edit(JSON.parse(text) as Value), null, 2));
}

/** Keeps comments and order. */
export function changeYaml(file: string, edit: (document: Document) => void) {
  change(file, (text) => editYaml(text, edit));
}

export function frontMatter(file: string) {
  const yaml = HEAD.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return parse(yaml) as PostFrontMatter;
}

/** Of an article, in all its languages. */
export function changeFrontMatters(folder: string, edit: (head: Document) => void) {
  for (const file of filesIn(folder, '.mdx'))
    change(file, (text) =>
      text.replace(HEAD, (_, yaml: string) => `---\n${editYaml(yaml, edit)}---\n`),
    );
}

function editYaml(text: string, edit: (document: Document) => void) {
  const document = parseDocument(text);
  edit(document);
  return String(document);
}
