import { useTranslation } from 'react-i18next';
import { useLanguage } from '../links/use-language';
import { formatNumber, formatValue, formatWholeEuros } from '../site/figures';
import {
  assume,
  feeOf,
  type Assumptions,
  type FullSum,
  type Letting,
  type Service,
  type SumFacts,
  type YearKind,
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
  const language = useLanguage();
  const euros = (amount: number) => formatWholeEuros(amount, language);
  const exact = (amount: number) => formatValue(Math.round(amount * 100) / 100, '€', language);
  const percent = (value: number) => formatValue(value, '%', language);
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
    { changeovers }: FullSum,
  ) =>
    t(`calculator.steps.${name}`, {
      commission: percent(commission),
      fee: fee(service),
      changeovers: formatNumber(changeovers, language),
      price: exact(-amount / changeovers),
      vat: rate('vat'),
      regime: regime(letting === 'longTerm' ? tenantTax : tax),
    });

  /** What a year is: how full, and how much cheaper than in our example. */
  const yearNote = (year: YearKind, changes: Partial<Assumptions>) => {
    const [one, average] = ([year, 'average'] as const).map((kind) =>
      assume({ ...changes, year: kind }, facts),
    );
    const share = percent(one?.[year === 'usual' ? 'usual' : 'average'] ?? 0);
    const less = Math.round((1 - (one?.night ?? 0) / (average?.night ?? 1)) * 100);
    return less > 0
      ? t('calculator.cheaper', { share, less: percent(less) })
      : t('calculator.booked', { share });
  };

  const verdict = (sum: FullSum, { year, now }: Assumptions) => {
    const compared = compare(sum);
    const said = t(`calculator.verdict.${sum.rival}.${compared.kind}`, {
      year: t(`calculator.inYear.${year}`),
      difference: euros(compared.difference),
      percent: percent(compared.percent),
      hourly: euros(hourlyOf(compared, facts)),
    });
    return now === 'empty' ? t('calculator.verdict.empty', { verdict: said }) : said;
  };

  const sums = ({ inHand, rival }: FullSum) => ({
    short: euros(inHand.shortTerm),
    rival: t(`calculator.rivals.${rival}`),
    long: euros(inHand[rival]),
  });

  /** The sum for the form's message. */
  const note = (sum: FullSum, { rent, service, year, now }: Assumptions, address: string) =>
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
