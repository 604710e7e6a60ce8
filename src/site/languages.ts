/** The languages of the site, the default first. */
export const languages = ['lv', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'lv';

/** A language's title and description are those of its home page (src/build/plan-pages.ts). */
interface LanguageConfig {
  /** The language's own name, as the switcher shows it. */
  name: string;
  /** The short name on the switcher's button. */
  short: string;
  /** Value of `<html lang>` and of `hreflang`. */
  htmlLang: string;
  dir: 'ltr';
  /** Open Graph locale. */
  locale: string;
  /** BCP 47 tag for number formatting. */
  numberFormat: string;
}

export const languageConfig: Record<Language, LanguageConfig> = {
  lv: {
    name: 'Latviešu',
    short: 'LV',
    htmlLang: 'lv',
    dir: 'ltr',
    locale: 'lv_LV',
    numberFormat: 'lv-LV',
  },
  en: {
    name: 'English',
    short: 'EN',
    htmlLang: 'en',
    dir: 'ltr',
    locale: 'en_US',
    numberFormat: 'en-GB',
  },
};

/** Makes one value for each language. */
export function eachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { lv: make('lv'), en: make('en') };
}
