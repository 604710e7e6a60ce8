import { useLanguage } from '../links/use-language';
import { formatDate, monthName } from '../site/dates';
import { formatNumber, formatValue, formatWholeEuros } from '../site/figures';

/** Writes figures and days in the page's language. */
export function useFigures() {
  const language = useLanguage();
  return {
    euros: (sum: number) => formatWholeEuros(sum, language),
    /** To the cent, where a sum has cents. */
    exact: (sum: number) => formatValue(Math.round(sum * 100) / 100, '€', language),
    percent: (value: number) => formatValue(value, '%', language),
    number: (value: number) => formatNumber(value, language),
    month: (month: number) => monthName(month, language),
    day: (iso: string) => formatDate(iso, language, 'article'),
  };
}
