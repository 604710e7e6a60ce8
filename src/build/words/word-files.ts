import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../../site/languages';
import {
  articleRoute,
  commonNamespace,
  formsNamespace,
  pageRoutes,
  type Namespace,
} from '../../site/routes';
import type { Problem } from '../problems';
import type { Words } from './words';

export interface WordFile {
  file: string;
  language: Language;
  namespace: Namespace;
  words: Words;
}

/** Every namespace of the site; each has a file in each language. */
export const namespaces: readonly Namespace[] = [
  commonNamespace,
  ...pageRoutes.map((route) => route.id),
  articleRoute.id,
  formsNamespace,
  'notFound',
];

export function wordFilePath(language: Language, namespace: Namespace): string {
  return `content/locales/${language}/${namespace}.json`;
}

/** All files of words, or what keeps them from being read. */
export function readWordFiles(): { files: WordFile[]; problems: Problem[] } {
  const files: WordFile[] = [];
  const problems: Problem[] = [];
  for (const language of languages) {
    for (const namespace of namespaces) {
      const file = wordFilePath(language, namespace);
      try {
        if (!existsSync(file)) throw new Error('is missing; expected a file of words');
        const words = JSON.parse(readFileSync(file, 'utf8')) as Words;
        files.push({ file, language, namespace, words });
      } catch (error) {
        problems.push({ file, key: namespace, message: (error as Error).message });
      }
    }
  }
  return { files, problems };
}
