// Writes the list of all texts that the pages show, after a developer has added or removed one.
import { writeFileSync } from 'node:fs';
import { KEYS_FILE, keysOf } from '../src/node/content/words/check-words';
import { readWordFiles } from '../src/node/content/words/words';
import { defaultLanguage } from '../src/site/languages';

const lines = readWordFiles()
  .values.filter(({ language }) => language === defaultLanguage)
  .flatMap(({ namespace, words }) => keysOf(words).map((key) => `${namespace} ${key}\n`));
writeFileSync(KEYS_FILE, lines.sort().join(''));
