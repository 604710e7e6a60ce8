import { languages, type Language } from '../../../site/languages';
import { namespaces, type Namespace } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { hasByteOrderMark, readText } from '../files/read-text';
import { attemptEach, ContentProblems } from '../problems';
import { parseWords } from './parse-words';
import type { Words } from './words';

export interface WordFile {
  file: string;
  language: Language;
  namespace: Namespace;
  words: Words;
}

export const wordFilePath = (language: Language, namespace: Namespace) =>
  `${CONTENT}/locales/${language}/${namespace}.json`;

export function readWordFiles() {
  const places = languages.flatMap((language) =>
    namespaces.map((namespace) => ({ language, namespace })),
  );
  const { values: files, problems } = attemptEach(places, ({ language, namespace }): WordFile => {
    const file = wordFilePath(language, namespace);
    return { file, language, namespace, words: readWords(file) };
  });
  return { files, problems };
}

function readWords(file: string): Words {
  const source = readText(file);
  if (!hasByteOrderMark(file)) return parseWords(source, file);
  // gatsby-plugin-react-i18next fails on it.
  const message = 'begins with a byte order mark; save it with the encoding UTF-8 without BOM';
  throw new ContentProblems([{ file, line: 1, key: 'encoding', message }]);
}
