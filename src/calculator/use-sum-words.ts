import { fromKeys } from '../site/from-keys';
import { amountNames, bounds, exampleTaxOf, feeOf, middle } from '../site/sums/assumptions';
import type { Sum } from '../site/sums/assumptions';
import { rateKeys, rateUnits } from '../site/sums/rates';
import { useFigures } from './use-figures';

/** What texts about a sum may name, as the page's language writes it: rates, assumptions, our prices. */
export function useSumWords({ assumptions, changeovers, facts }: Sum) {
  const { euros, value } = useFigures();
  const { figures, rates } = facts;
  return {
    ...fromKeys(rateKeys, (key) => value(rates[key].value, rateUnits[key])),
    ...fromKeys(amountNames, (name) => value(assumptions[name], bounds[name].unit)),
    above: euros(rates.higherProfitTax.from ?? 0),
    changeovers: value(changeovers, ''),
    exampleTax: value(exampleTaxOf(facts), '%'),
    fee: value(feeOf(assumptions.service, figures), '%'),
    ownCleaning: value(middle(figures.ownCleaning), '€'),
  };
}
