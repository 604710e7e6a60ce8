import { useLanguage } from '../links/current-page';
import { formatFigure, formatValue, formatWholeEuros } from '../site/format-figure';
import type { Figure, FigureRange } from '../site/format-figure';
import { fromKeys } from '../site/from-keys';
import { amountNames, bounds, feePercent } from '../site/sums/assumptions';
import { shownAmount, type Sum } from '../site/sums/assumptions';
import { contributionsLimit, propertyTaxOf, rateKeys, rateUnits } from '../site/sums/tax';

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

const CADASTRE = 50_000;

/** The placeholders of texts about a sum, formatted in the page's language: rates, assumptions, our prices. */
export function useSumInterpolation() {
  const { euros, value } = useFormat();
  return (sum: Sum) => {
    const { assumptions, changeovers, facts } = sum;
    const { figures, rates } = facts;
    return {
      ...fromKeys(rateKeys, (key) => value(rates[key].value, rateUnits[key])),
      ...fromKeys(amountNames, (name) => value(shownAmount(sum, name), bounds[name].unit)),
      /** The lower end of a range, whose upper end has the sign. */
      homeTax: value(rates.homeTax.value, ''),
      changeovers: value(changeovers, ''),
      /** How much more property tax falls on guests' side, for a cadastral value of 50,000 €. */
      propertyTaxMore: euros(
        propertyTaxOf(CADASTRE, rates, false) - propertyTaxOf(CADASTRE, rates, true),
      ),
      cadastreExample: euros(CADASTRE),
      /** The income of a year from which on contributions are due in full. */
      limit: euros(contributionsLimit(rates)),
      above: euros(rates.higherProfitTax.from ?? 0),
      fee: value(feePercent(assumptions.service, figures), '%'),
    };
  };
}
