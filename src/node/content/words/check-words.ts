import { pluralForms, type Language } from '../../../site/languages';
import { pageRoutes } from '../../../site/routes';
import type { Facts } from '../company/company-facts';
import type { Found, Problem } from '../problems';
import { foreignSigns } from './foreign-signs';
import { plainMarkup } from './plain-markup';
import { wrongFacts } from './prepare-words';
import { wordFilePath, type WordFile } from './word-files';
import { eachText, type Words } from './words';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const META_KEYS = ['meta.name', 'meta.title', 'meta.description', 'meta.keywords'];

export const checkWords = (files: readonly WordFile[], facts: Record<Language, Facts>): Problem[] =>
  files.flatMap((own) => {
    const { file, namespace, language } = own;
    const differences = files
      .filter((other) => other.namespace === namespace && other.language !== language)
      .flatMap((other) => compare(own, other));
    return [
      ...checkTexts(own, facts[language]),
      ...missingTexts(own),
      // A text that several languages lack is reported once.
      ...differences.filter(
        ({ key }, index) => differences.findIndex((other) => other.key === key) === index,
      ),
    ].map((found) => ({ file, ...found }));
  });

const checkTexts = ({ words, language }: WordFile, facts: Facts): Found[] =>
  [...eachText(words)].flatMap(([key, text]) =>
    [
      ...wrongFacts(text, facts, isPlaceholder),
      ...foreignSigns(text, language),
      ...plainMarkup(text),
    ].map((message) => ({ key, message })),
  );

/** The head of a page, and the plural forms that the language has. */
function missingTexts({ language, namespace, words }: WordFile): Found[] {
  const keys = [...eachText(words)].map(([key]) => key);
  const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(withoutForm));
  const forms = pluralForms(language);
  const wanted = [
    ...(pageRoutes.some(({ id }) => id === namespace) ? META_KEYS : []),
    ...[...counted].flatMap((key) => forms.map((form) => `${key}_${form}`)),
  ];
  return wanted
    .filter((key) => !keys.includes(key))
    .map((key) => ({ key, message: 'is missing; a text is expected' }));
}

function compare(own: WordFile, other: WordFile): Found[] {
  const ownTexts = textsByKey(own.words);
  const source = wordFilePath(other.language, other.namespace);
  return [...textsByKey(other.words)].flatMap(([key, theirs]) => {
    const ours = ownTexts.get(key);
    if (ours === undefined) return [{ key, message: `is missing; ${source} has "${theirs}"` }];
    const wanted = runtimePlaceholders(theirs);
    if (runtimePlaceholders(ours) === wanted) return [];
    const message = `has other placeholders than ${source}: expected ${wanted || 'none'}`;
    return [{ key, message }];
  });
}

/** The page fills it in while it is drawn; the name of a fact has a dot. */
const isPlaceholder = (written: string) => /^\{\{\w+\}\}$/.test(written);

/** Company facts are left out: they may differ from language to language. */
const runtimePlaceholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** Plural forms count as one: each language has its own. */
const textsByKey = (words: Words) =>
  new Map([...eachText(words)].map(([key, text]) => [withoutForm(key), text]));

const withoutForm = (key: string) => key.replace(PLURAL, '');
