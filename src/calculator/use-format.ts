import { useLanguage } from '../links/use-language';
import { formatFigure, formatValue, formatWholeEuros } from '../site/format-figure';
import type { Figure, FigureRange } from '../site/format-figure';

/** Writes figures in the page's language. */
export function useFormat() {
  const language = useLanguage();
  return {
    /** To the cent, where a sum has cents. */
    value: (value: number, unit: Figure['unit']) =>
      formatValue(Math.round(value * 100) / 100, unit, language),
    euros: (sum: number) => formatWholeEuros(sum, language),
    /** With a plus sign if it is above zero. */
    signed: (sum: number) => `${sum > 0 ? '+' : ''}${formatWholeEuros(sum, language)}`,
    span: (ends: FigureRange) => formatFigure({ ...ends, unit: '€' }, language),
    percent: (share: number) => formatValue(share, '%', language),
  };
}
