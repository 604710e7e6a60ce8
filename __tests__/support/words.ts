import type { Language } from '../../src/site/languages';
import type { Namespace } from '../../src/site/namespaces';
import { company, rates, texts, words } from './read-words';

export { company, rates };

/** The words of a language by namespace, prepared as in the build. */
export const wordsIn = (language: Language) => words[language];

/**
 * One text as the pages show it; `key` is a path such as `search.title`. Values fill its
 * placeholders, and `count` chooses its plural form.
 * @throws when there is none.
 */
export function textOf(
  language: Language,
  namespace: Namespace,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { count } = values;
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : '';
  const own = texts[language][namespace];
  const text = own?.[key + form] ?? own?.[key];
  if (text === undefined) throw new Error(`${namespace} has no text "${key}" in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
