import type { Language } from './languages';

/** The plural forms of a language, as the endings of keys name them. */
export function pluralForms(language: Language): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** The form in which a language counts so many, as the keys of words end: `one`, `other`. */
export function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language).select(count);
}
