import { fromKeys } from '../site/from-keys';
import {
  amountNames,
  bounds,
  exampleTaxOf,
  feeOf,
  shownAmount,
  sumWith,
} from '../site/sums/assumptions';
import type { Sum } from '../site/sums/assumptions';
import { rateKeys, rateUnits } from '../site/sums/rates';
import { useFigures } from './use-figures';

/** What texts about a sum may name, as the page's language writes it: rates, assumptions, our prices. */
export const useSumWords = (sum: Sum) => sumWords(sum, useFigures());

/** The same outside of rendering. */
export function sumWords(sum: Sum, { euros, value }: ReturnType<typeof useFigures>) {
  const { assumptions, changeovers, facts } = sum;
  const { figures, rates } = facts;
  return {
    ...fromKeys(rateKeys, (key) => value(rates[key].value, rateUnits[key])),
    ...fromKeys(amountNames, (name) => value(shownAmount(sum, name), bounds[name].unit)),
    changeovers: value(changeovers, ''),
    /** In a year that is no better than Riga's, in price too. */
    market: euros(sumWith(sum, { year: 'market', price: undefined }).left.shortTerm),
    above: euros(rates.higherProfitTax.from ?? 0),
    exampleTax: value(exampleTaxOf(facts), '%'),
    fee: value(feeOf(assumptions.service, figures), '%'),
  };
}
