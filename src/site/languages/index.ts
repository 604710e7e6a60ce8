import { en, enTypography } from './en';
import { lv, lvTypography } from './lv';
import type { LanguageProfile, Typography } from './profile';

/**
 * The languages of the site in their order, each under its tag: the first part of its addresses, the
 * name of its files in `content`, the value of `lang` and `hreflang`.
 */
const registered = { lv, en };

export type Language = keyof typeof registered;

export const defaultLanguage: Language = 'lv';

/** What differs from language to language. */
export const profiles: Record<Language, LanguageProfile> = registered;

/**
 * What only the build needs. Scripts of pages do not contain it, as long as they do not import it.
 */
export const typography: Record<Language, Typography> = { lv: lvTypography, en: enTypography };

export const languages: readonly Language[] = Object.keys(registered) as Language[];

/** Makes one value for each language. */
export function eachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const values = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(values) as Record<Language, Value>;
}

/** The plural forms of a language, as the endings of keys name them. */
export function pluralForms(language: Language): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
