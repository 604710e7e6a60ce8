import { fromKeys } from '../site/from-keys';
import {
  amountNames,
  bounds,
  exampleTaxPercent,
  feePercent,
  marketYear,
  shownAmount,
  recalculateSum,
} from '../site/sums/assumptions';
import type { Sum } from '../site/sums/assumptions';
import { rateKeys, rateUnits } from '../site/sums/rates';
import { useFormat } from './use-format';

/** The placeholders of texts about a sum, formatted in the page's language: rates, assumptions, our prices. */
export const useSumInterpolation = (sum: Sum) => sumInterpolation(sum, useFormat());

/** The same outside of rendering. */
export function sumInterpolation(sum: Sum, { euros, value }: ReturnType<typeof useFormat>) {
  const { assumptions, changeovers, facts } = sum;
  const { figures, rates } = facts;
  return {
    ...fromKeys(rateKeys, (key) => value(rates[key].value, rateUnits[key])),
    ...fromKeys(amountNames, (name) => value(shownAmount(sum, name), bounds[name].unit)),
    changeovers: value(changeovers, ''),
    /** In a year with Riga's occupancy and Riga's price. */
    market: euros(recalculateSum(sum, marketYear(sum)).left.shortTerm),
    above: euros(rates.higherProfitTax.from ?? 0),
    exampleTax: value(exampleTaxPercent(facts), '%'),
    fee: value(feePercent(assumptions.service, figures), '%'),
  };
}
