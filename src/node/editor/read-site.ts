import { parseDocument } from 'yaml';
import { defaultLanguage, eachLanguage } from '../../site/languages';
import { dayInRiga } from '../../site/riga-time';
import { namespaces, type Namespace } from '../../site/routes';
import { COMPANY_FILE } from '../content/company/read-company';
import { readText } from '../content/files/read-text';
import { readPosts } from '../content/posts/read-post';
import { attempt } from '../content/problems';
import { RATES_FILE } from '../content/rates/read-rates';
import { readWordFiles } from '../content/words/word-files';
import { nextId } from '../new-post/plan-post';
import type { PageTexts } from './word-fields';

/** A file that cannot be read has no form. */
export interface EditorSite {
  words: Partial<Record<Namespace, PageTexts>>;
  company?: object;
  rates?: object;
  start: Parameters<typeof import('./article-fields').articleFields>[0];
}

export function readEditorSite(now: Date): EditorSite {
  const { files } = readWordFiles();
  const words = Object.fromEntries(
    namespaces.flatMap((page) => {
      const own = files.filter(({ namespace }) => namespace === page);
      const inAll = eachLanguage((one) => own.find(({ language }) => language === one)?.words);
      return Object.values(inAll).includes(undefined) ? [] : [[page, inAll]];
    }),
  ) as EditorSite['words'];
  const categories = words.common?.[defaultLanguage].categories;
  return {
    words,
    company: readHeld(COMPANY_FILE),
    rates: readHeld(RATES_FILE),
    start: {
      id: nextId(readPosts().posts),
      date: dayInRiga(now),
      categoryNames: typeof categories === 'object' ? categories : {},
    },
  };
}

function readHeld(file: string): object | undefined {
  const held = parseDocument(attempt(() => readText(file)).value ?? '');
  return held.errors.length > 0 ? undefined : (held.toJS() as object);
}
