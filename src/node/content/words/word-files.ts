import { languages, type Language } from '../../../site/languages';
import { namespaces, type Namespace } from '../../../site/routes';
import { lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { hasByteOrderMark, readText } from '../files/read-text';
import type { Problem } from '../problems';
import { parseWords } from './parse-words';
import type { Words } from './words';

export interface WordFile {
  file: string;
  language: Language;
  namespace: Namespace;
  words: Words;
  /** Keys of values that are not texts. */
  wrong?: readonly string[];
  lineOf?: (key: string) => number;
}

export const wordFilePath = (language: Language, namespace: Namespace) =>
  `${CONTENT}/locales/${language}/${namespace}.json`;

export function readWordFiles(): { files: WordFile[]; problems: Problem[] } {
  const read = languages.flatMap((language) =>
    namespaces.map((namespace) => readWords(language, namespace)),
  );
  return {
    files: read.flatMap(({ wordFile }) => wordFile ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readWords(
  language: Language,
  namespace: Namespace,
): { wordFile?: WordFile; problems: readonly Problem[] } {
  const file = wordFilePath(language, namespace);
  const { value: source, problems: unreadable } = readText(file);
  if (source === undefined) return { problems: unreadable };
  const { words, wrong, problems: wrongWords } = parseWords(source, file);
  const problems = [...markProblem(file), ...wrongWords];
  // A file that could not be read is not checked further: its one mistake is reported.
  if (Object.keys(words).length === 0) return { problems };
  const lineOf = (key: string) => lineOfKey(source, key);
  return { wordFile: { file, language, namespace, words, wrong, lineOf }, problems };
}

/** gatsby-plugin-react-i18next fails on a byte order mark. */
function markProblem(file: string): Problem[] {
  if (!hasByteOrderMark(file)) return [];
  const message = 'begins with a byte order mark; save it with the encoding UTF-8 without BOM';
  return [{ file, line: 1, key: 'encoding', message }];
}
