import type { Language } from './languages';

/** The plural forms of a language, as the endings of keys name them. */
export function pluralForms(language: Language): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
