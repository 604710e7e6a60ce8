import { object } from 'yup';
import { defaultLanguage, eachLanguage } from '../../site/languages';
import { dayInRiga } from '../../site/riga-time';
import { namespaces, type Namespace } from '../../site/routes';
import { COMPANY_FILE } from '../content/company/read-company';
import { parseFile } from '../content/files/read-text';
import { parseYaml } from '../content/parse-yaml';
import { nextId, readPosts } from '../content/posts/read-post';
import { RATES_FILE } from '../content/rates/read-rates';
import { readWordFiles } from '../content/words/words';
import type { PageTexts } from './fields';

export interface EditorSite {
  words: Partial<Record<Namespace, PageTexts>>;
  company: object;
  rates: object;
  /** With what a new article begins. */
  start: { id: number; date: string; categoryNames: Readonly<Record<string, unknown>> };
}

export function readEditorSite(now: Date): EditorSite {
  const { values: files } = readWordFiles();
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
      id: nextId(readPosts().values),
      date: dayInRiga(now),
      categoryNames: typeof categories === 'object' ? categories : {},
    },
  };
}

/** As it stands, also against the rules; nothing of a file that cannot be read. */
const readHeld = (file: string): object =>
  parseFile(file, (source) => parseYaml(source, object(), file)).value ?? {};
