import { useTranslation } from 'react-i18next';
import { bounds, sumWith, type Sum } from '../site/sums/assumptions';
import { bandOf, compare, hourlyOf, turnOf, unobserved, type Band } from '../site/sums/verdict';
import { useFigures } from './use-figures';

export interface Answer {
  band: Band | 'self' | 'empty';
  /** The one large figure. */
  figure?: string;
  /** What the figure is. */
  caption?: string;
  title: string;
  text?: string;
}

/** From which price of a night on as much is left as from a tenant. */
export function useTurn(sum: Sum) {
  const { euros } = useFigures();
  const most = bounds.price.to;
  const write = (turn: number) => (turn > most ? `> ${euros(most)}` : euros(turn));
  return { usual: write(turnOf(sum, 'usual')), average: write(turnOf(sum, 'average')) };
}

/** The answer to an owner, by what is in the apartment now, in the same words on every page. */
export function useAnswer(sum: Sum): Answer {
  const { t } = useTranslation('calculator');
  const { euros, signed, value } = useFigures();
  const turn = useTurn(sum);
  const { now, hours } = sum.assumptions;
  const usual = sumWith(sum, { year: 'usual' });
  const average = sumWith(sum, { year: 'average' });
  const { kind, difference, lost } = compare(usual);
  const left = {
    self: euros(sum.left.self),
    ours: euros(sum.left.shortTerm),
    empty: euros(sum.left.empty),
    tenant: euros(sum.left.longTerm),
    usual: euros(usual.left.shortTerm),
    average: euros(average.left.shortTerm),
  };

  if (now === 'self') {
    const hourly = Math.round(hourlyOf(sum));
    if (lost)
      return {
        band: 'self',
        figure: left.self,
        caption: t('self.lost.caption'),
        title: t('self.lost.title'),
        text: t('self.lost.text', left),
      };
    const paid = kind === 'less' && hourly > 0;
    return {
      band: 'self',
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
  const unknown = unobserved(sum);
  const few = unknown && t(`few.${unknown}`);
  if (now === 'empty')
    return {
      band: 'empty',
      figure: signed(difference),
      caption: t('empty.caption'),
      title: t('empty.title', left),
      text: [t('empty.text', left), few].filter(Boolean).join(' '),
    };
  const band = bandOf(sum);
  if (band === 'open')
    return {
      band,
      figure: turn.usual,
      caption: t('turn', { average: turn.average }),
      title: t('verdict.open'),
      text: few,
    };
  const inAverage = compare(average);
  return {
    band,
    figure: signed(difference),
    caption: t('usual'),
    title: t(`verdict.${band}`),
    text: t(`average.${inAverage.kind}`, { difference: euros(Math.abs(inAverage.difference)) }),
  };
}
