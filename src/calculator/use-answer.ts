import { useTranslation } from 'react-i18next';
import { wholeEuros } from '../site/figures';
import { assume, fullSum, type SumFacts, type YearKind } from '../site/sums/assumptions';
import type { Assumptions, LettingSums } from '../site/sums/assumptions';
import { bandOf, compare, hourlyOf, type Band } from '../site/sums/verdict';
import { useFigures } from './use-figures';

interface Worked {
  facts: SumFacts;
  changes: Partial<Assumptions>;
  assumptions: Assumptions;
  sum: LettingSums;
}

export interface Answer {
  band: Band | 'self';
  /** Before the title, larger. */
  figure?: string;
  title: string;
  text: string;
}

/** The answer to an owner, by what is in the apartment now, in the same words on every page. */
export function useAnswer({ facts, changes, assumptions, sum }: Worked): Answer {
  const { t } = useTranslation('calculator');
  const { euros, exact, number, percent } = useFigures();
  const { now } = assumptions;
  const sumIn = (year: YearKind) => fullSum(assume({ ...changes, year }, facts), facts);

  if (now === 'self') {
    const compared = compare(sum);
    const values = { difference: euros(compared.difference), hours: number(assumptions.hours) };
    return {
      band: 'self',
      figure: euros(hourlyOf(compared, assumptions)),
      title: t(`self.${compared.kind}.title`),
      text: t(`self.${compared.kind}.text`, values),
    };
  }
  const band = bandOf(changes, facts);
  if (now === 'empty')
    return {
      band,
      figure: exact(assumptions.utilities),
      title: t('empty.title'),
      text: t('empty.text', {
        year: euros(-sum.empty),
        tenant: euros(sum.inHand.longTerm),
        usual: euros(sumIn('usual').inHand.shortTerm),
        average: euros(sumIn('average').inHand.shortTerm),
      }),
    };
  const say = (year: YearKind) => {
    const { kind, ...compared } = compare(sumIn(year));
    const values = { difference: euros(compared.difference), percent: percent(compared.percent) };
    return t(`difference.${kind}`, values);
  };
  return {
    band,
    title: t(`verdict.${band}`),
    text: t('compared', { usual: say('usual'), average: say('average') }),
  };
}

/** The bars of a sum: what is left now, and with us, with what that is more or less. */
export function useBars({ facts, changes, assumptions, sum }: Worked, years: readonly YearKind[]) {
  const { t } = useTranslation('calculator');
  const { euros } = useFigures();
  const other = sum.inHand[sum.rival];
  const bar = (name: 'longTerm' | 'self' | 'empty', amount: number) => ({
    name: t(`bars.${name}`),
    sum: euros(amount),
    amount,
  });
  const ours = (year: YearKind) => {
    const amount = fullSum(assume({ ...changes, year }, facts), facts).inHand.shortTerm;
    const more = wholeEuros(amount) - wholeEuros(other);
    return {
      name: t(`bars.${years.length > 1 && year !== 'market' ? year : 'shortTerm'}`),
      ...{ sum: euros(amount), amount, unsure: year !== 'usual' },
      beside: { amount: other, text: more > 0 ? `+${euros(more)}` : euros(more) },
    };
  };
  return [
    ...(assumptions.now === 'empty' ? [bar('empty', sum.empty)] : []),
    bar(sum.rival, other),
    ...years.map(ours),
  ];
}
