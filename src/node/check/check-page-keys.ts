import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../content/problems';
import { eachText, type WordFile } from '../content/words/words';

const TRANSLATION = /const \{ t(?:: (\w+))? \} = useTranslation\('(\w+)'\)/g;

/** Texts that code names and no language has. What only one lacks is found between languages. */
export function checkPageKeys(files: readonly WordFile[]): Problem[] {
  const named = namedTexts();
  const first = files.filter(({ language }) => language === files[0]?.language);
  return first.flatMap(({ file, namespace }) => {
    const inAll = files.filter((other) => other.namespace === namespace);
    const texts = inAll.flatMap(({ words }) => eachText(words).map(([key]) => key));
    const missing = named.filter(
      (name) => name.namespace === namespace && !texts.some((text) => name.pattern.test(text)),
    );
    return missing.map(({ path, key }) => {
      return { file, key, message: `is missing; ${path} shows it, so each language needs it` };
    });
  });
}

const namedTexts = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const path = join('src', name);
      const source = readFileSync(path, 'utf8');
      const hooks = [...source.matchAll(TRANSLATION)];
      return hooks.flatMap(({ index, 1: t = 't', 2: namespace = '' }) => {
        // Until another component of the file calls the same function for other texts.
        const next = hooks.find((other) => other.index > index && (other[1] ?? 't') === t);
        const keys = keysOf(source.slice(index, next?.index), t);
        return keys.map((key) => ({ path, namespace, key, pattern: patternOf(key) }));
      });
    });

/** `t('hero.title')`; of t(`faq.${id}.answer`) at least one must exist. The names of pages are made of others. */
function keysOf(source: string, t: string): string[] {
  const call = new RegExp(`\\b${t}\\(\\s*['\`](?!pages\\.)([\\w.{}$]+)['\`]`, 'g');
  return [...source.matchAll(call)].map(([, key = '']) => key.replace(/\$\{[\w.]+\}/g, '*'));
}

/** Of a text, of its plural forms, or of any text of a group. */
const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}(_\\w+|\\..*)?$`);
