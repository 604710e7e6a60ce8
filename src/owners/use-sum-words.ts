import { useTranslation } from 'react-i18next';
import { useFigures } from '../papers/use-figures';
import { assume, feeOf } from '../site/sums/assumptions';
import type {
  Assumptions,
  Letting,
  LettingSums,
  Service,
  SumFacts,
  YearKind,
} from '../site/sums/assumptions';
import type { Step } from '../site/sums/letting';
import type { RateKey } from '../site/sums/rates';
import type { TaxRegime } from '../site/sums/tax';
import { compare, hourlyOf } from '../site/sums/verdict';

export type SumWords = ReturnType<typeof useSumWords>;

/** Says the parts of a sum in the page's language. */
export function useSumWords(facts: SumFacts) {
  const { figures, rates } = facts;
  const { t } = useTranslation('owners');
  const { euros, exact, number, percent } = useFigures();
  const rate = (key: RateKey) => percent(rates[key].value);
  const fee = (service: Service) => percent(feeOf(service, figures));

  const regime = (one: TaxRegime) =>
    t(`calculator.regimes.${one}`, {
      example: percent(figures.exampleTax.from),
      receipts: rate('receiptsTax'),
      profit: rate('profitTax'),
      higher: rate('higherProfitTax'),
      above: euros(rates.higherProfitTax.from ?? 0),
      turnover: rate('turnoverTax'),
    });

  const step = (
    { name, amount }: Step,
    letting: Letting,
    { commission, service, tax, tenantTax }: Assumptions,
    { changeovers }: LettingSums,
  ) =>
    t(`calculator.steps.${name}`, {
      commission: percent(commission),
      fee: fee(service),
      changeovers: number(changeovers),
      price: exact(-amount / changeovers),
      vat: rate('vat'),
      regime: regime(letting === 'longTerm' ? tenantTax : tax),
    });

  /** How full a year is, and how much cheaper than in our example. */
  const yearNote = (year: YearKind, changes: Partial<Assumptions>) => {
    const one = assume({ ...changes, year }, facts);
    const average = assume({ ...changes, year: 'average' }, facts);
    const share = percent(one[year === 'usual' ? 'usual' : 'average']);
    const less = Math.round((1 - one.night / average.night) * 100);
    return less > 0
      ? t('calculator.cheaper', { share, less: percent(less) })
      : t('calculator.booked', { share });
  };

  const verdict = (sum: LettingSums, { year, now }: Assumptions) => {
    const compared = compare(sum);
    const said = t(`calculator.verdict.${sum.rival}.${compared.kind}`, {
      year: t(`calculator.inYear.${year}`),
      difference: euros(compared.difference),
      percent: percent(compared.percent),
      hourly: euros(hourlyOf(compared, facts)),
    });
    return now === 'empty' ? t('calculator.verdict.empty', { verdict: said }) : said;
  };

  const sums = ({ inHand, rival }: LettingSums) => ({
    short: euros(inHand.shortTerm),
    rival: t(`calculator.rivals.${rival}`),
    long: euros(inHand[rival]),
  });

  /** The sum for the form's message. */
  const note = (sum: LettingSums, { rent, service, year, now }: Assumptions, address: string) =>
    t('calculator.note', {
      ...sums(sum),
      now: t(`calculator.situations.${now}`),
      rent: exact(rent),
      service: t(`calculator.${service}`),
      year: t(`calculator.years.${year}`),
      address,
    });

  return { euros, exact, fee, note, percent, rate, regime, step, sums, verdict, yearNote };
}
