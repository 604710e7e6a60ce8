import { useTranslation } from 'react-i18next';
import { useLanguage } from '../links/use-language';
import { formatWholeEuros } from '../site/figures';
import {
  assume,
  fullSum,
  type Letting,
  type Situation,
  type SumFacts,
  type YearKind,
} from '../site/sums/assumptions';
import { compare, hourlyOf, type Verdict } from '../site/sums/verdict';
import { outcomeOf } from '../site/sums/worth';

/** What a rent comes to; each bar goes from an average year to our apartments' usual one. */
export function useEstimate(rent: number, now: Situation, facts: SumFacts) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const sumIn = (year: YearKind) => fullSum(assume({ rent, now, year }, facts), facts);
  const [average, usual] = [sumIn('average'), sumIn('usual')];
  const euros = (amount: number) => formatWholeEuros(amount, language);

  const bar = (letting: Letting) => {
    const [from, to] = [average.inHand[letting], usual.inHand[letting]];
    return {
      name: t(`estimate.bars.${letting}`),
      sum: from === to ? euros(from) : t('estimate.range', { from: euros(from), to: euros(to) }),
      from,
      to,
      ours: letting === 'shortTerm',
    };
  };
  const rows = [bar(usual.rival), bar('shortTerm')];

  const verdict = compare(usual);
  if (now === 'self') {
    const values = {
      difference: euros(verdict.difference),
      hourly: euros(hourlyOf(verdict, facts)),
    };
    return {
      title: t(`estimate.self.${verdict.kind}.title`, values),
      text: t(`estimate.self.${verdict.kind}.text`, values),
      rows,
    };
  }
  const say = ({ kind, difference }: Verdict) =>
    t(`estimate.difference.${kind}`, { difference: euros(difference) });
  return {
    title: t(`estimate.outcome.${outcomeOf({ rent }, facts)}`),
    text: t('estimate.tenant', { usual: say(verdict), average: say(compare(average)) }),
    rows,
  };
}
