import { useLanguage } from './current-page';
import { formatDate, formatDayRange, monthName } from '../site/dates';

/** Writes days and months in the page's language. */
export function useDates() {
  const language = useLanguage();
  return {
    month: (month: number) => monthName(month, language),
    days: (from: number, to: number, month: number) => formatDayRange(from, to, month, language),
    day: (iso: string) => formatDate(iso, language, 'article'),
  };
}
