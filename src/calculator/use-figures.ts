import { useLanguage } from '../links/use-language';
import { formatDate, formatSpan, monthName } from '../site/dates';
import { formatFigure, formatValue, formatWholeEuros } from '../site/figures';
import type { Figure, FigureEnds } from '../site/figures';

/** Writes figures and days in the page's language. */
export function useFigures() {
  const language = useLanguage();
  /** To the cent, where a sum has cents. */
  const value = (value: number, unit: Figure['unit']) =>
    formatValue(Math.round(value * 100) / 100, unit, language);
  return {
    value,
    euros: (sum: number) => formatWholeEuros(sum, language),
    /** With a plus where it is more than nothing. */
    signed: (sum: number) => `${sum > 0 ? '+' : ''}${formatWholeEuros(sum, language)}`,
    exact: (sum: number) => value(sum, '€'),
    span: (ends: FigureEnds) => formatFigure({ ...ends, unit: '€' }, language),
    percent: (share: number) => formatValue(share, '%', language),
    month: (month: number) => monthName(month, language),
    days: (from: number, to: number, month: number) => formatSpan(from, to, month, language),
    day: (iso: string) => formatDate(iso, language, 'article'),
  };
}
