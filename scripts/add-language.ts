// Begins a language with the English texts: npx jiti scripts/add-language.ts et
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isNode, parseDocument, visit } from 'yaml';
import { CONTENT } from '../src/node/content/files';
import { stop } from './stop';

const FROM = 'en';
const [language = ''] = process.argv.slice(2);
if (!/^[a-z]{2}$/.test(language)) stop('Expected a language: npx jiti scripts/add-language.ts et');

for (const root of [CONTENT, '__tests__/fixture'].filter((folder) => existsSync(folder)))
  for (const name of readdirSync(root, { encoding: 'utf8', recursive: true })) {
    const file = join(root, name);
    if (name.endsWith('.yml')) writeFileSync(file, withLanguage(readFileSync(file, 'utf8')));
    const copy = file
      .replace(/(?<=[\\/]locales[\\/])en(?=[\\/].*\.json$)/, language)
      .replace(/(?<=[\\/]index\.)en(?=\.mdx$)/, language);
    if (copy === file) continue;
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(file, copy);
  }

/** With the language's line below each English one. */
function withLanguage(source: string): string {
  const document = parseDocument(source);
  let added = 0;
  visit(document, {
    Map: (_, map) => {
      const value = map.get(FROM, true);
      if (!isNode(value) || map.has(language)) return;
      map.set(language, value.clone());
      added += 1;
    },
  });
  return added > 0 ? document.toString({ lineWidth: 0 }) : source;
}
