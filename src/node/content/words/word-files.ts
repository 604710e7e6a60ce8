import { languages, type Language } from '../../../site/languages';
import { namespaces, type Namespace } from '../../../site/routes';
import { lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { hasByteOrderMark, readText } from '../files/read-text';
import { andThen, gather, valid, type Checked, type Problem } from '../problems';
import { parseWords } from './parse-words';
import type { Words } from './words';

export interface WordFile {
  file: string;
  language: Language;
  namespace: Namespace;
  words: Words;
  lineOf?: (key: string) => number;
}

export const wordFilePath = (language: Language, namespace: Namespace) =>
  `${CONTENT}/locales/${language}/${namespace}.json`;

export function readWordFiles() {
  const { values: files, problems } = gather(
    languages.flatMap((language) => namespaces.map((namespace) => readWords(language, namespace))),
  );
  return { files, problems };
}

const readWords = (language: Language, namespace: Namespace): Checked<WordFile> => {
  const file = wordFilePath(language, namespace);
  return andThen(readText(file), (source) => {
    const marks = markProblem(file);
    if (marks.length > 0) return { problems: marks };
    const lineOf = (key: string) => lineOfKey(source, key);
    return andThen(parseWords(source, file), (words) =>
      valid({ file, language, namespace, words, lineOf }),
    );
  });
};

/** gatsby-plugin-react-i18next fails on a byte order mark. */
function markProblem(file: string): Problem[] {
  if (!hasByteOrderMark(file)) return [];
  const message = 'begins with a byte order mark; save it with the encoding UTF-8 without BOM';
  return [{ file, line: 1, key: 'encoding', message }];
}
