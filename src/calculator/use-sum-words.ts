import { useTranslation } from 'react-i18next';
import { assume, exampleTaxOf, feeOf, middle } from '../site/sums/assumptions';
import type { Letting, Service, Sum, YearKind } from '../site/sums/assumptions';
import type { Step } from '../site/sums/letting';
import type { RateKey } from '../site/sums/rates';
import type { TaxRegime } from '../site/sums/tax';
import { useFigures } from './use-figures';

export type SumWords = ReturnType<typeof useSumWords>;

/** Says the parts of a sum in the page's language. */
export function useSumWords(sum: Sum) {
  const { facts, assumptions } = sum;
  const { figures, rates } = facts;
  const { service, year, now } = assumptions;
  const { inHand, rival, changeovers } = sum;
  const { t } = useTranslation('owners');
  const { t: shared } = useTranslation('calculator');
  const format = useFigures();
  const { euros, exact, percent } = format;
  const rate = (key: RateKey) => percent(rates[key].value);
  const fee = (one: Service) => percent(feeOf(one, figures));

  const regime = (one: TaxRegime) =>
    t(`calculator.regimes.${one}`, {
      example: percent(exampleTaxOf(facts)),
      receipts: rate('receiptsTax'),
      profit: rate('profitTax'),
      higher: rate('higherProfitTax'),
      above: euros(rates.higherProfitTax.from ?? 0),
      turnover: rate('turnoverTax'),
    });

  const step = ({ name }: Step, letting: Letting) =>
    t(`calculator.steps.${name}`, {
      commission: percent(assumptions.commission),
      fee: fee(service),
      changeovers: format.number(changeovers),
      price: exact(letting === 'self' ? middle(figures.ownCleaning) : assumptions.changeover),
      vat: rate('vat'),
      regime: regime(letting === 'longTerm' ? assumptions.tenantTax : assumptions.tax),
    });

  /** How full a year is, and how much cheaper than in our example. */
  const yearNote = (one: YearKind) => {
    const assumed = assume({ ...sum.changes, year: one }, facts);
    const average = assume({ ...sum.changes, year: 'average' }, facts);
    const share = percent(assumed[one === 'usual' ? 'usual' : 'average']);
    const less = Math.round((1 - assumed.night / average.night) * 100);
    if (now === 'self') return t('calculator.booked.self', { share });
    if (one === 'market' && less > 0)
      return t('calculator.cheaper', { share, less: percent(less) });
    return t(`calculator.booked.${one === 'usual' ? 'usual' : 'average'}`, { share });
  };

  const left = {
    short: euros(inHand.shortTerm),
    rival: t(`calculator.rivals.${rival}`),
    long: euros(inHand[rival]),
  };

  /** The sum for the letter. */
  const note = (address: string) =>
    t(`calculator.note.${now === 'self' ? 'self' : 'tenant'}`, {
      ...left,
      now: `${shared('now')} ${shared(`situations.${now}`)}`,
      rent: exact(assumptions.rent),
      utilities: exact(assumptions.utilities),
      payout: exact(assumptions.payout),
      hours: format.number(assumptions.hours),
      service: t(`calculator.${service}`),
      year: t(`calculator.inYear.${year}`),
      address,
    });

  return { ...format, fee, left, note, rate, regime, step, yearNote };
}
