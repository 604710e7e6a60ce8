import { eachLanguage, languages, type Language } from '../../site/languages';
import { metaText, type Words } from '../content/words/words';
import type { EditorField } from './fields';
import names from './word-names.json';

const LONG = 60;
const labels: Readonly<Record<string, string>> = names.fields;

export type PageTexts = Readonly<Record<Language, Words>>;

export function pageName(page: string, words: Words): string {
  const pages: Readonly<Record<string, string>> = names.pages;
  return pages[page] ?? metaText(words, 'name') ?? page;
}

export const wordFields = (pages: PageTexts, words: Words): EditorField[] =>
  Object.entries(words).map(([name, inner]) => {
    const label = labels[name] ?? name;
    const within = (language: Language) => pages[language][name];
    if (typeof inner === 'string') {
      const required = languages.filter((language) => within(language) !== undefined);
      const widget = inner.length > LONG ? 'text' : 'string';
      return { name, label, i18n: true, widget, required };
    }
    const title = typeof inner.title === 'string' && { summary: '{{fields.title}}' };
    const own = eachLanguage(within) as PageTexts;
    const fields = wordFields(own, inner);
    return { name, label, i18n: true, widget: 'object', collapsed: true, ...title, fields };
  });
