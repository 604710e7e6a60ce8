import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../site/languages';
import {
  articleRoute,
  commonNamespace,
  formsNamespace,
  pageRoutes,
  type Namespace,
} from '../../site/routes';
import { CONTENT } from '../content-folder';
import type { Problem } from '../problems';
import type { Words } from './words';

export interface WordFile {
  file: string;
  language: Language;
  namespace: Namespace;
  words: Words;
}

/** Every namespace of the site; each has a file in each language. */
const namespaces: readonly Namespace[] = [
  commonNamespace,
  ...pageRoutes.map((route) => route.id),
  articleRoute.id,
  formsNamespace,
  'notFound',
];

export function wordFilePath(language: Language, namespace: Namespace): string {
  return `${CONTENT}/locales/${language}/${namespace}.json`;
}

/** All files of words, or what keeps them from being read. */
export function readWordFiles(): { files: WordFile[]; problems: Problem[] } {
  const files: WordFile[] = [];
  const problems: Problem[] = [];
  for (const language of languages) {
    for (const namespace of namespaces) {
      const file = wordFilePath(language, namespace);
      const { words, problem } = readWords(file);
      if (words) files.push({ file, language, namespace, words });
      else problems.push(problem);
    }
  }
  return { files, problems };
}

type ReadWords = { words: Words; problem?: undefined } | { words?: undefined; problem: Problem };

function readWords(file: string): ReadWords {
  if (existsSync(file)) return parseWords(readFileSync(file, 'utf8'), file);
  return { problem: { file, key: 'file', message: 'is missing; expected a file of words' } };
}

/** The words of a file's text, or where it breaks the rules of JSON. */
function parseWords(source: string, file: string): ReadWords {
  try {
    return { words: JSON.parse(source) as Words };
  } catch (error) {
    const [reason = '', position] = (error as Error).message.split(/ in JSON(?: at position )?/);
    const at = Number.parseInt(position ?? '', 10);
    const line = Number.isNaN(at) ? undefined : source.slice(0, at).split('\n').length;
    const message = `cannot be read: ${reason}; expected "key": "text" on each line, with a comma between two of them and \\" for a quote in a text`;
    return { problem: { file, line, key: 'JSON', message } };
  }
}
