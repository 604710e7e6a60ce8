// Begins a language with the English texts: npx jiti scripts/add-language.ts et
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { CONTENT } from '../src/node/content/files';
import { languages, profiles, typography } from '../src/site/languages';
import { stop } from './stop';

const FROM = 'en';
const TESTS = '__tests__/fixture';
const [language = ''] = process.argv.slice(2);
if (!/^[a-z]{2}$/.test(language)) stop('Expected a language: npx jiti scripts/add-language.ts et');

const { quotes, separators, units } = profiles[languages.find((each) => each === language) ?? FROM];
const separate: Record<string, string> = { ',': separators.thousands, '.': separators.decimals };
/** Common English words, and before them the names and addresses that may hold such a word. */
const words = new RegExp(`(\\{\\{.*?\\}\\}|\\S*[./]\\S+)|${typography[FROM].common.source}`, 'giu');

for (const root of [CONTENT, TESTS].filter((folder) => existsSync(folder)))
  for (const name of readdirSync(root, { encoding: 'utf8', recursive: true })) {
    const file = join(root, name);
    const localised = (text: string) =>
      root === TESTS ? withMaskedWords(withOwnSigns(text)) : withOwnSigns(text);
    if (name.endsWith('.yml'))
      writeFileSync(file, withLanguage(readFileSync(file, 'utf8'), localised));
    const copy = file
      .replace(/(?<=[\\/]locales[\\/])en(?=[\\/].*\.json$)/, language)
      .replace(/(?<=[\\/]index\.)en(?=\.mdx$)/, language);
    if (copy === file || existsSync(copy)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, localised(readFileSync(file, 'utf8')));
  }

/** With the language's quotes and sums. */
function withOwnSigns(text: string): string {
  return text
    .replace(/[“”]/g, (quote) => quotes[quote === '“' ? 0 : 1])
    .replace(/€(\d[\d,.–]*(?<=\d))/g, (_, sum: string) =>
      units.euros.replace('#', () => sum.replace(/[,.]/g, (sign) => separate[sign] ?? sign)),
    );
}

/** For texts of the tests, which nobody translates: what the check takes for English is changed. */
function withMaskedWords(text: string): string {
  return text
    .replace(/^title: '/m, `$&${language}: `)
    .replace(words, (word, kept?: string) => kept ?? word.slice(1));
}

/** With the language's line below each English one. */
function withLanguage(source: string, localised: (text: string) => string): string {
  const document = parseDocument(source);
  let added = 0;
  visit(document, {
    Map: (_, map) => {
      const value = map.get(FROM, true);
      if (!isScalar(value) || map.has(language)) return;
      const copy = document.createNode(localised(String(value.value)));
      copy.type = value.type;
      map.set(language, copy);
      added += 1;
    },
  });
  return added > 0 ? document.toString({ lineWidth: 0 }) : source;
}
