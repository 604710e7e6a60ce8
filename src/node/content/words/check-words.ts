import { pluralForms, type Language } from '../../../site/languages';
import { pageRoutes } from '../../../site/routes';
import type { Facts } from '../company/company-facts';
import type { Problem } from '../problems';
import { unknownFacts } from './prepare-words';
import { wordFilePath, type WordFile } from './word-files';
import { eachText, type Words } from './words';

/** The end of a key that names a plural form. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

const META_KEYS = ['meta.name', 'meta.title', 'meta.description', 'meta.keywords'];

export function checkWords(files: readonly WordFile[], facts: Record<Language, Facts>): Problem[] {
  return files.flatMap((own) => {
    const twins = files.filter(
      (twin) => twin.namespace === own.namespace && twin.language !== own.language,
    );
    const differences = twins.flatMap((twin) => compare(own, twin));
    return [
      ...checkTexts(own, facts[own.language]),
      ...checkMeta(own),
      ...checkPlurals(own),
      // A text that several languages lack is reported once.
      ...differences.filter(
        ({ key }, index) => differences.findIndex((other) => other.key === key) === index,
      ),
    ].map((problem) => ({ ...problem, line: own.lineOf?.(problem.key) }));
  });
}

function checkTexts({ file, words }: WordFile, facts: Facts): Problem[] {
  return [...eachText(words)].flatMap(([key, text]) => [
    ...(text.trim() ? [] : [{ file, key, message: 'is empty; a text is expected' }]),
    ...unknownFacts(text, facts).map((name) => ({
      file,
      key,
      message: `{{company.${name}}} is not a fact; expected one of: ${Object.keys(facts).join(', ')}`,
    })),
  ]);
}

function checkMeta(own: WordFile): Problem[] {
  const { file, namespace, words } = own;
  if (!pageRoutes.some((route) => route.id === namespace)) return [];
  const texts = textsByKey(words);
  return META_KEYS.filter((key) => !texts.has(key) && !isWrong(own, key)).map((key) => ({
    file,
    key,
    message: 'is missing; a text is expected',
  }));
}

function checkPlurals({ file, language, words }: WordFile): Problem[] {
  const keys = [...eachText(words)].map(([key]) => key);
  const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(withoutForm));
  return [...counted].flatMap((key) =>
    pluralForms(language)
      .map((form) => `${key}_${form}`)
      .filter((form) => !keys.includes(form))
      .map((form) => ({ file, key: form, message: 'is missing; a text is expected' })),
  );
}

/** What `own` lacks of `twin`, and placeholders that `own` does not share with it. */
function compare(own: WordFile, twin: WordFile): Problem[] {
  const ownTexts = textsByKey(own.words);
  return [...textsByKey(twin.words)].flatMap(([key, theirs]) => {
    const ours = ownTexts.get(key);
    const source = wordFilePath(twin.language, twin.namespace);
    if (ours === undefined && isWrong(own, key)) return [];
    if (ours === undefined) {
      const message = `is missing; ${source} has "${theirs}"`;
      return [{ file: own.file, key, message }];
    }
    const wanted = runtimePlaceholders(theirs);
    if (runtimePlaceholders(ours) === wanted) return [];
    const message = `has other placeholders than ${source}: expected ${wanted || 'none'}`;
    return [{ file: own.file, key, message }];
  });
}

/** Already reported as no text. */
function isWrong({ wrong = [] }: WordFile, key: string): boolean {
  return wrong.some((other) => `${key}.`.startsWith(`${other}.`));
}

/** Company facts are left out: they may differ from language to language. */
function runtimePlaceholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => name ?? '');
  return names
    .filter((name) => !name.startsWith('company.'))
    .sort()
    .join(', ');
}

/** Plural forms count as one: each language has its own. */
function textsByKey(words: Words): Map<string, string> {
  return new Map([...eachText(words)].map(([key, text]) => [withoutForm(key), text]));
}

function withoutForm(key: string): string {
  return key.replace(PLURAL, '');
}
