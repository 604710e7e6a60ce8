import type { Language } from './languages';

/** A time of day such as "09:00" as it stands in a text: 9.00 in Latvian, 9:00 in English. */
export function formatTime(time: string, language: Language): string {
  const short = time.replace(/^0/, '');
  return language === 'lv' ? short.replace(':', '.') : short;
}
