import { useTranslation } from 'react-i18next';
import { useLanguage } from '../links/use-language';
import { formatNumber, formatValue, formatWholeEuros } from '../site/figures';
import {
  feeOf,
  type Assumptions,
  type FullSum,
  type Service,
  type SumFacts,
} from '../site/sums/assumptions';
import type { Step } from '../site/sums/letting';
import type { RateKey } from '../site/sums/rates';
import type { TaxRegime } from '../site/sums/tax';
import { compare } from '../site/sums/verdict';

export type SumWords = ReturnType<typeof useSumWords>;

/** Says the parts of a sum in the page's language. */
export function useSumWords({ figures, rates }: SumFacts) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  const euros = (amount: number) => formatWholeEuros(amount, language);
  const exact = (amount: number) => formatValue(amount, '€', language);
  const percent = (value: number) => formatValue(value, '%', language);
  const rate = (key: RateKey) => percent(rates[key].value);

  const fee = (service: Service) => percent(feeOf(service, figures));

  const regime = (one: TaxRegime) =>
    t(`calculator.regimes.${one}`, {
      example: percent(figures.exampleTax.from),
      receipts: rate('receiptsTax'),
      profit: rate('profitTax'),
      higher: rate('higherProfitTax'),
      turnover: rate('turnoverTax'),
    });

  const step = ({ name }: Step, assumptions: Assumptions, { changeovers }: FullSum) =>
    t(`calculator.steps.${name}`, {
      commission: percent(assumptions.commission),
      fee: fee(assumptions.service),
      changeovers: formatNumber(changeovers, language),
      price: exact(assumptions.changeover),
      vat: rate('vat'),
      regime: regime(assumptions.tax),
    });

  const verdict = ({ inHand }: FullSum, { year }: Assumptions) => {
    const { kind, difference, percent: share } = compare(inHand);
    return t(`calculator.verdict.${kind}`, {
      year: t(`calculator.inYear.${year}`),
      difference: euros(difference),
      percent: percent(share),
    });
  };

  /** The sum for the form's message. */
  const note = (sum: FullSum, assumptions: Assumptions, address: string) =>
    t('calculator.note', {
      rent: exact(assumptions.rent),
      service: t(`calculator.${assumptions.service}`),
      year: t(`calculator.years.${assumptions.year}`),
      short: euros(sum.inHand.shortTerm),
      long: euros(sum.inHand.longTerm),
      address,
    });

  return {
    euros,
    exact,
    fee,
    note,
    percent,
    rate,
    regime,
    step,
    verdict,
  };
}
