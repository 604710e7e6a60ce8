// Edits of the content of the working directory, in each language.
import { readdirSync } from 'node:fs';
import { parseDocument, type Document } from 'yaml';
import { COMPANY_FILE } from '../../src/node/content/company/read-company';
import { languages } from '../../src/site/languages';
import { editFile } from './articles';

export const inEach = (edit: (language: string) => void) => {
  for (const language of languages) edit(language);
};

export const head = (edit: (source: string) => string, articles = readdirSync('content/blog')) => {
  for (const slug of articles)
    inEach((language) => editFile(`content/blog/${slug}/index.${language}.mdx`, edit));
};

export const company = (edit: (facts: Document) => void) => editYaml(COMPANY_FILE, edit);

export const editYaml = (file: string, edit: (facts: Document) => void) =>
  editFile(file, (text) => {
    const facts = parseDocument(text);
    edit(facts);
    return facts.toString({
      lineWidth: 0,
      defaultStringType: 'QUOTE_SINGLE',
      defaultKeyType: 'PLAIN',
    });
  });

/** Adds an item like the first of a list, with something changed. */
export const repeatFirst = (list: string, change: object) =>
  company((facts) => {
    const [first = {}] = (facts.toJS() as Record<string, object[]>)[list] ?? [];
    // An editor writes the same words twice; a reference to them the check refuses.
    const item = facts.createNode({ ...first, ...change }, { aliasDuplicateObjects: false });
    facts.addIn([list], item);
  });
