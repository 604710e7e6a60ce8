import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../content/problems';
import type { WordFile } from '../content/words/word-files';
import { eachText } from '../content/words/words';

const TRANSLATION = /const \{ t(?:: (\w+))? \} = useTranslation\('(\w+)'\)/g;

/** `t('hero.title')`; of t(`faq.${id}.answer`) at least one must exist. */
function keysOf(source: string, name: string): string[] {
  const call = new RegExp(`\\b${name}\\(\\s*['\`]([\\w.{}$]+)['\`]`, 'g');
  return [...source.matchAll(call)].map(([, key = '']) => key.replace(/\$\{[\w.]+\}/g, '*'));
}

/** Texts that code names and no language has. What only one lacks is found between languages. */
export function checkPageKeys(files: readonly WordFile[]): Problem[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path: join('src', path), source: readFileSync(join('src', path), 'utf8') }));
  const wanted = new Map<string, Problem>();
  for (const { path, source } of sources)
    for (const [, name = 't', namespace = ''] of source.matchAll(TRANSLATION)) {
      const [first, ...others] = files.filter((file) => file.namespace === namespace);
      if (!first) continue;
      const texts = [first, ...others].flatMap(({ words }) => [...eachText(words)]);
      for (const key of keysOf(source, name)) {
        const pattern = new RegExp(
          `^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}(_\\w+|\\..*)?$`,
        );
        if (key.startsWith('pages.') || texts.some(([text]) => pattern.test(text))) continue;
        const message = `is missing; ${path} shows it, so each language needs it`;
        wanted.set(`${namespace}.${key}`, {
          file: first.file,
          line: first.lineOf?.(key),
          key,
          message,
        });
      }
    }
  return [...wanted.values()];
}
