import { fromKeys } from '../from-keys';
import { en, enTypography } from './en';
import { lv, lvTypography } from './lv';
import type { LanguageProfile, Typography } from './profile';

/** The languages in their order, by the tag of addresses, files, `lang` and `hreflang`. */
const registered = { lv, en };

export type Language = keyof typeof registered;

export const defaultLanguage: Language = 'lv';

export const profiles: Record<Language, LanguageProfile> = registered;

/** What only the build needs: scripts of pages must not import it. */
export const typography: Record<Language, Typography> = { lv: lvTypography, en: enTypography };

export const languages: readonly Language[] = Object.keys(registered) as Language[];

export const eachLanguage = <Value>(make: (language: Language) => Value) =>
  fromKeys(languages, make);

/** The plural forms of a language, as the endings of keys name them. */
export const pluralForms = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;
