import { absentPages, readCompany } from '../../src/node/content/company/read-company';
import { siteFacts } from '../../src/node/content/facts/facts';
import { readRates } from '../../src/node/content/sum-facts';
import { prepareWords } from '../../src/node/content/words/prepare-words';
import { eachText, pageNames, readWordFiles, type Words } from '../../src/node/content/words/words';
import { eachLanguage, type Language } from '../../src/site/languages';
import { plainText } from '../../src/site/text';
import type { Namespace } from '../../src/site/routes';

const [{ value }, { value: ofRates }] = [readCompany(), readRates()];
if (!value || !ofRates) throw new Error('The facts cannot be read');

export const company = value;
export const rates = ofRates;

const { values: files } = readWordFiles();

const words = eachLanguage((language): Record<string, Words> => {
  const own = files.filter((file) => file.language === language);
  const written = Object.fromEntries(own.map((file) => [file.namespace, file.words]));
  written.common = {
    pages: pageNames((namespace) => written[namespace], absentPages(company)),
    ...written.common,
  };
  const facts = siteFacts(company, rates, language);
  return Object.fromEntries(
    Object.entries(written).map(([name, texts]) => [name, prepareWords(texts, language, facts)]),
  );
});

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
  const texts = new Map(eachText(words[language][namespace] ?? {}));
  const text = texts.get(key + form) ?? texts.get(key);
  if (text === undefined) throw new Error(`${namespace} has no text "${key}" in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

const translations = new Map<string, string[]>();
for (const [namespace, own] of Object.entries(words.en))
  for (const [key, text] of eachText(own))
    addTranslation(text, new Map(eachText(words.lv[namespace] ?? {})).get(key));
for (const { title } of company.apartments ?? []) addTranslation(title.en, title.lv);

function addTranslation(english: string, latvian = ''): void {
  const text = plainText(english);
  translations.set(text, [...(translations.get(text) ?? []), plainText(latvian)]);
}

/** The Latvian texts with the key of this English one. */
export const translationsOf = (english: string): string[] => translations.get(english) ?? [];
