import { useTranslation } from 'react-i18next';
import { useFigures } from '../papers/use-figures';
import { assume, exampleTaxOf, feeOf } from '../site/sums/assumptions';
import type * as sums from '../site/sums/assumptions';
import type { Step } from '../site/sums/letting';
import type { RateKey } from '../site/sums/rates';
import type { TaxRegime } from '../site/sums/tax';
import { compare, hourlyOf } from '../site/sums/verdict';

/** Says the parts of a sum in the page's language. */
export function useSumWords(
  facts: sums.SumFacts,
  assumptions: sums.Assumptions,
  { inHand, rival, changeovers }: sums.LettingSums,
) {
  const { figures, rates } = facts;
  const { rent, service, year, now } = assumptions;
  const { t } = useTranslation('owners');
  const format = useFigures();
  const { euros, exact, percent } = format;
  const rate = (key: RateKey) => percent(rates[key].value);
  const fee = (one: sums.Service) => percent(feeOf(one, figures));

  const regime = (one: TaxRegime) =>
    t(`calculator.regimes.${one}`, {
      example: percent(exampleTaxOf(facts)),
      receipts: rate('receiptsTax'),
      profit: rate('profitTax'),
      higher: rate('higherProfitTax'),
      above: euros(rates.higherProfitTax.from ?? 0),
      turnover: rate('turnoverTax'),
    });

  const step = ({ name, amount }: Step, letting: sums.Letting) =>
    t(`calculator.steps.${name}`, {
      commission: percent(assumptions.commission),
      fee: fee(service),
      changeovers: format.number(changeovers),
      price: exact(-amount / changeovers),
      vat: rate('vat'),
      regime: regime(letting === 'longTerm' ? assumptions.tenantTax : assumptions.tax),
    });

  /** How full a year is, and how much cheaper than in our example. */
  const yearNote = (one: sums.YearKind, changes: Partial<sums.Assumptions>) => {
    const assumed = assume({ ...changes, year: one }, facts);
    const average = assume({ ...changes, year: 'average' }, facts);
    const share = percent(assumed[one === 'usual' ? 'usual' : 'average']);
    const less = Math.round((1 - assumed.night / average.night) * 100);
    return less > 0
      ? t('calculator.cheaper', { share, less: percent(less) })
      : t('calculator.booked', { share });
  };

  const compared = compare({ inHand, rival });
  const verdict = t(`calculator.verdict.${rival}.${compared.kind}`, {
    year: t(`calculator.inYear.${year}`),
    difference: euros(compared.difference),
    percent: percent(compared.percent),
    hourly: euros(hourlyOf(compared, facts)),
  });

  const left = {
    short: euros(inHand.shortTerm),
    rival: t(`calculator.rivals.${rival}`),
    long: euros(inHand[rival]),
  };

  /** The sum for the form's message. */
  const note = (address: string) =>
    t('calculator.note', {
      ...left,
      now: t(`calculator.situations.${now}`),
      rent: exact(rent),
      service: t(`calculator.${service}`),
      year: t(`calculator.years.${year}`),
      address,
    });

  return {
    ...{ ...format, fee, left, note, rate, regime, step, yearNote },
    verdict: now === 'empty' ? t('calculator.verdict.empty', { verdict }) : verdict,
  };
}
