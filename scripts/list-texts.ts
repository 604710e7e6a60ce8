// Writes the list of all texts that the pages show, after a developer has added or removed one.
import { writeFileSync } from 'node:fs';
import { KEYS_FILE, keyOf, keysOf, placeholders } from '../src/node/content/words/check-words';
import { eachText, readWordFiles } from '../src/node/content/words/words';
import { defaultLanguage } from '../src/site/languages';

/** A group with many texts takes several lines. */
const LINE = /\S.{0,60}\S*/g;

const groups = new Map<string, string[]>();
for (const { language, namespace, words } of readWordFiles().values)
  for (const key of language === defaultLanguage ? keysOf(words).sort() : []) {
    const [, group = '', name = ''] = /^(.*)\.(.*)$/.exec(`${namespace}.${key}`) ?? [];
    const texts = eachText(words).filter(([each]) => keyOf(each) === key);
    const filled = [...new Set(texts.flatMap(([, text]) => placeholders(text)))].join(',');
    groups.set(group, [...(groups.get(group) ?? []), filled ? `${name}(${filled})` : name]);
  }
const lines = [...groups]
  .sort()
  .flatMap(([group, names]) =>
    (names.join(' ').match(LINE) ?? []).map((part) => `${group}: ${part}\n`),
  );
writeFileSync(KEYS_FILE, lines.join(''));
