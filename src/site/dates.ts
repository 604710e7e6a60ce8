import { languageConfig, type Language } from './languages';

/** `list`: in lists and on cards; `article`: above an article. */
export type DateStyle = 'list' | 'article';

/**
 * An ISO date as readers see it: DD.MM.YYYY in Latvian; in English MM.DD.YYYY in lists and
 * `1 May 2025` above an article.
 */
export function formatDate(iso: string, language: Language, style: DateStyle): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  if (language === 'lv') return `${day}.${month}.${year}`;
  if (style === 'list') return `${month}.${day}.${year}`;
  return new Intl.DateTimeFormat(languageConfig[language].numberFormat, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-${day}`));
}
