import { readFileSync } from 'node:fs';
import { pluralForms, type Language } from '../../../site/languages';
import type { ProblemAtKey, Problem } from '../problems';
import { factProblems, type Facts } from './prepare-words';
import { COPIED, isCopied, plainMarkup } from '../text-checks';
import { eachText, type WordFile, type Words } from './words';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * A line for each group of a page, and what the page fills into a text: `blog.filter: clear count(count)`.
 * scripts/list-texts.ts writes it.
 */
export const KEYS_FILE = 'src/node/content/words/keys.txt';

const FOR_DEVELOPERS = 'a developer who adds or removes a text runs npx jiti scripts/list-texts.ts';

export function checkWords(files: readonly WordFile[], facts: Record<Language, Facts>): Problem[] {
  const shown = readKeys();
  return files.flatMap((file) => {
    const others = files.filter(
      ({ namespace, language }) => namespace === file.namespace && language !== file.language,
    );
    return [
      ...checkTexts(file, facts[file.language], shown),
      ...missingForms(file),
      ...differences(file, others),
    ].map((problem) => ({ file: file.file, ...problem }));
  });
}

const checkTexts = ({ namespace, words }: WordFile, facts: Facts, shown: Keys): ProblemAtKey[] =>
  eachText(words).flatMap(([key, text]) =>
    [
      ...factProblems(text, facts, isPlaceholder).map(({ message }) => message),
      ...unfilled(text, shown.get(`${namespace}.${keyOf(key)}`)),
      ...plainMarkup(text),
    ].map((message) => ({ key, message })),
  );

/** The keys that pages show, as `blog.filter.clear`, each with what the page fills in. */
type Keys = ReadonlyMap<string, readonly string[]>;

function readKeys(): Keys {
  const groups = readFileSync(KEYS_FILE, 'utf8')
    .split('\n')
    .map((line) => line.split(': '));
  return new Map(
    groups.flatMap(([group, texts = '']) =>
      texts.split(' ').map((text): [key: string, filled: string[]] => {
        const [name, ...filled] = text.split(/[(,)]/).filter(Boolean);
        return [`${group}.${name}`, filled];
      }),
    ),
  );
}

/** A page fills in what it has a value for; any other name would stay in braces. */
const unfilled = (text: string, filled?: readonly string[]): string[] => {
  const expected = filled?.map((name) => `{{${name}}}`).join(' or ') || 'the name of a fact';
  const unknown = filled ? placeholders(text).filter((name) => !filled.includes(name)) : [];
  return unknown.map((name) => `{{${name}}} is not filled in here; expected ${expected}`);
};

/** What the pages ask for and no language has, and what none of them asks for. */
export function checkKeys(files: readonly WordFile[]): Problem[] {
  const all = [...readKeys().keys()];
  return files.flatMap(({ file, namespace, words }) => {
    const shown = all.filter((key) => key.startsWith(`${namespace}.`));
    const keys = shown.map((key) => key.slice(namespace.length + 1));
    const pages = files.filter((other) => other.namespace === namespace);
    const written = new Set(pages.flatMap((page) => keysOf(page.words)));
    const missing = 'is missing; the page shows it, expected a text';
    const unshown = `is shown by no page; take it out (${FOR_DEVELOPERS})`;
    return [
      ...keys.filter((key) => !written.has(key)).map((key) => ({ file, key, message: missing })),
      ...keysOf(words)
        .filter((key) => !keys.includes(key))
        .map((key) => ({ file, key, message: unshown })),
    ];
  });
}

function missingForms({ language, words }: WordFile): ProblemAtKey[] {
  const keys = eachText(words).map(([key]) => key);
  const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(withoutForm));
  const forms = pluralForms(language);
  return [...counted]
    .flatMap((key) => forms.map((form) => `${key}_${form}`))
    .filter((key) => !keys.includes(key))
    .map((key) => ({ key, message: 'is missing; a text is expected' }));
}

/** The lists of a file by their keys, "faq.questions", and how many items each has. */
const lengthsOf = (words: Words): Map<string, number> =>
  new Map(
    eachText(words).flatMap(([key]) =>
      [...key.matchAll(/\.(\d+)\./g)].map(({ index, 1: at }) => [
        key.slice(0, index),
        Number(at) + 1,
      ]),
    ),
  );

/** A text that several languages have is compared with the first of them. */
function differences(words: WordFile, others: readonly WordFile[]): ProblemAtKey[] {
  const texts = textsByKey(words);
  const compared = new Map([...others].reverse().flatMap((other) => [...textsByKey(other)]));
  const own = lengthsOf(words.words);
  const uneven = others.flatMap(({ file, words: theirs }) =>
    [...lengthsOf(theirs)].flatMap(([key, length]) => {
      const counted = own.get(key) ?? length;
      const message = `has ${counted} items, and ${file} has ${length}; expected the same in both, in the same order: compare them from the top, and add or take out the one that only one has`;
      return counted === length ? [] : [{ key, message }];
    }),
  );
  const isUneven = (key: string) => uneven.some((list) => key.startsWith(`${list.key}.`));
  const texted = [...compared].flatMap(([key, { text, file }]) => {
    if (isUneven(key)) return [];
    const translation = texts.get(key);
    if (!translation) return [{ key, message: `is missing; ${file} has "${text}"` }];
    if (isCopied(text, translation.text)) return [{ key, message: COPIED }];
    const expected = placeholders(text).join(', ');
    if (placeholders(translation.text).join(', ') === expected) return [];
    const message = `has other placeholders than ${file}: expected ${expected || 'none'}`;
    return [{ key, message }];
  });
  return [...uneven.filter(({ key }) => !isUneven(key)), ...texted];
}

/** i18next fills it in during rendering; the name of a fact has a dot. */
const isPlaceholder = (written: string) => /^\{\{\w+\}\}$/.test(written);

/** Company facts are left out: they may differ from language to language. */
export const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

/** Plural forms count as one: each language has its own. */
const textsByKey = ({ file, words }: WordFile) =>
  new Map(eachText(words).map(([key, text]) => [withoutForm(key), { text, file }]));

/** The keys that texts have on every site; of a list only its own, as its items differ. */
export const keysOf = (words: Words): string[] => [
  ...new Set(eachText(words).map(([key]) => keyOf(key))),
];

/** Without the form of a plural and the place in a list. */
export const keyOf = (key: string): string => withoutForm(key).replace(/\.\d+\..*/, '');

const withoutForm = (key: string) => key.replace(PLURAL, '');
