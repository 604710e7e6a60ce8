// Writes the list of all texts that the pages show, after a developer has added or removed one.
import { writeFileSync } from 'node:fs';
import { KEYS_FILE, keysOf } from '../src/node/content/words/check-words';
import { readWordFiles } from '../src/node/content/words/words';
import { defaultLanguage } from '../src/site/languages';

/** A group with many texts takes several lines. */
const LINE = /.{1,70}(?= |$)/g;

const groups = new Map<string, string[]>();
for (const { language, namespace, words } of readWordFiles().values)
  for (const key of language === defaultLanguage ? keysOf(words).sort() : []) {
    const [, group = '', name = ''] = /^(.*)\.(.*)$/.exec(`${namespace}.${key}`) ?? [];
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
const lines = [...groups]
  .sort()
  .flatMap(([group, names]) =>
    (names.join(' ').match(LINE) ?? []).map((part) => `${group}: ${part.trim()}\n`),
  );
writeFileSync(KEYS_FILE, lines.join(''));
