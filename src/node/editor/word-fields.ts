import { languages, type Language } from '../../site/languages';
import type { Words } from '../content/words/words';
import { field, type EditorField } from './fields';
import names from './word-names.json';

const LONG = 60;
const labels: Readonly<Record<string, string>> = names.fields;

export type PageWords = Readonly<Record<Language, Words>>;

export function pageName(page: string, words: Words): string {
  const { meta } = words;
  const own = typeof meta === 'object' && typeof meta.name === 'string' ? meta.name : page;
  return (names.pages as Readonly<Record<string, string>>)[page] ?? own;
}

/** A field for each text, in the groups in which they stand; plural forms may be one language's own. */
export function wordFields(pages: PageWords, words: Words): EditorField[] {
  return Object.entries(words).map(([name, inner]) => {
    const within = (language: Language) => pages[language][name];
    if (typeof inner === 'string') {
      const required = languages.filter((language) => within(language) !== undefined);
      const widget = inner.length > LONG ? 'text' : 'string';
      return field(name, labels[name] ?? name, { i18n: true, widget, required });
    }
    const title = typeof inner.title === 'string' && { summary: '{{fields.title}}' };
    const own = Object.fromEntries(languages.map((one) => [one, within(one)])) as PageWords;
    const fields = wordFields(own, inner);
    const options = { i18n: true, widget: 'object', collapsed: true, ...title, fields };
    return field(name, labels[name] ?? name, options);
  });
}
