import { useTranslation } from 'react-i18next';
import { bounds, recalculateSum, type Sum } from '../site/sums/assumptions';
import {
  verdictOf,
  compareWithAlternative,
  hourlyEarnings,
  breakEvenPrice,
  unobservedInput,
  type Verdict,
} from '../site/sums/verdict';
import { useFormat } from './use-format';

export interface VerdictText {
  verdict: Verdict | 'self' | 'empty';
  /** The one large figure. */
  figure?: string;
  /** The caption of the figure. */
  caption?: string;
  title: string;
  text?: string;
}

/** The break-even prices of a night in the usual and the average year. */
export function useBreakEvenPrices(sum: Sum) {
  const { euros } = useFormat();
  const most = bounds.price.to;
  const write = (turn: number) => (turn > most ? `> ${euros(most)}` : euros(turn));
  return {
    usual: write(breakEvenPrice(sum, 'usual')),
    average: write(breakEvenPrice(sum, 'average')),
  };
}

/** The answer to an owner, by the present use of the apartment, in the same words on every page. */
export function useVerdictText(sum: Sum): VerdictText {
  const { t } = useTranslation('calculator');
  const { euros, signed, value } = useFormat();
  const turn = useBreakEvenPrices(sum);
  const { now, hours } = sum.assumptions;
  const usual = recalculateSum(sum, { year: 'usual' });
  const average = recalculateSum(sum, { year: 'average' });
  const { kind, difference, lost } = compareWithAlternative(usual);
  const left = {
    self: euros(sum.left.self),
    ours: euros(sum.left.shortTerm),
    empty: euros(sum.left.empty),
    tenant: euros(sum.left.longTerm),
    usual: euros(usual.left.shortTerm),
    average: euros(average.left.shortTerm),
  };

  if (now === 'self') {
    const hourly = Math.round(hourlyEarnings(sum));
    if (lost)
      return {
        verdict: 'self',
        figure: left.self,
        caption: t('self.lost.caption'),
        title: t('self.lost.title'),
        text: t('self.lost.text', left),
      };
    const paid = kind === 'less' && hourly > 0;
    return {
      verdict: 'self',
      figure: paid ? euros(hourly) : signed(difference),
      caption: paid ? undefined : t('self.caption'),
      title: t(paid ? 'self.title' : 'self.nothing'),
      text: t(`self.${kind}`, {
        count: hours,
        hours: value(hours, ''),
        difference: euros(Math.abs(difference)),
      }),
    };
  }
  const unknown = unobservedInput(sum);
  const few = unknown && t(`few.${unknown}`);
  if (now === 'empty')
    return {
      verdict: 'empty',
      figure: signed(difference),
      caption: t('empty.caption'),
      title: t('empty.title', left),
      text: [t('empty.text', left), few].filter(Boolean).join(' '),
    };
  const verdict = verdictOf(sum);
  if (verdict === 'open')
    return {
      verdict,
      figure: turn.usual,
      caption: t('turn', { average: turn.average }),
      title: t('verdict.open'),
      text: few,
    };
  const inAverage = compareWithAlternative(average);
  return {
    verdict,
    figure: signed(difference),
    caption: t('usual'),
    title: t(`verdict.${verdict}`),
    text: t(`average.${inAverage.kind}`, { difference: euros(Math.abs(inAverage.difference)) }),
  };
}
