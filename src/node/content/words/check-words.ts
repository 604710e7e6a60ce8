import { pluralForms, type Language } from '../../../site/languages';
import { pageRoutes } from '../../../site/routes';
import type { Facts } from '../words/prepare-words';
import type { Found, Problem } from '../problems';
import { wrongFacts } from './prepare-words';
import { foreignSigns, plainMarkup } from './refused-signs';
import { eachText, type WordFile } from './words';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const META_KEYS = ['meta.name', 'meta.title', 'meta.description', 'meta.keywords'];

export const checkWords = (files: readonly WordFile[], facts: Record<Language, Facts>): Problem[] =>
  files.flatMap((own) => {
    const others = files.filter(
      ({ namespace, language }) => namespace === own.namespace && language !== own.language,
    );
    return [
      ...checkTexts(own, facts[own.language]),
      ...missingTexts(own),
      ...differences(own, others),
    ].map((found) => ({ file: own.file, ...found }));
  });

const checkTexts = ({ words, language }: WordFile, facts: Facts): Found[] =>
  eachText(words).flatMap(([key, text]) =>
    [
      ...wrongFacts(text, facts, isPlaceholder).map(({ message }) => message),
      ...foreignSigns(text, language),
      ...plainMarkup(text),
    ].map((message) => ({ key, message })),
  );

/** The head of a page, and the plural forms that the language has. */
function missingTexts({ language, namespace, words }: WordFile): Found[] {
  const keys = eachText(words).map(([key]) => key);
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

/** A text that several languages have is compared with the first of them. */
function differences(own: WordFile, others: readonly WordFile[]): Found[] {
  const ownTexts = textsByKey(own);
  const theirs = new Map([...others].reverse().flatMap((other) => [...textsByKey(other)]));
  return [...theirs].flatMap(([key, { text, file }]) => {
    const ours = ownTexts.get(key);
    if (!ours) return [{ key, message: `is missing; ${file} has "${text}"` }];
    const wanted = runtimePlaceholders(text);
    if (runtimePlaceholders(ours.text) === wanted) return [];
    const message = `has other placeholders than ${file}: expected ${wanted || 'none'}`;
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
const textsByKey = ({ file, words }: WordFile) =>
  new Map(eachText(words).map(([key, text]) => [withoutForm(key), { text, file }]));

const withoutForm = (key: string) => key.replace(PLURAL, '');
