import { useTranslation } from 'react-i18next';
import { bounds, exampleSum, listingsOf, type Sum } from '../site/sums/assumptions';
import * as verdicts from '../site/sums/verdict';
import { capitalised } from '../site/text';
import { useFormat } from './use-format';

export interface VerdictText {
  verdict: verdicts.Verdict | 'self';
  /** The one large figure, and how it is written. */
  amount: number;
  write: (amount: number) => string;
  /** What it is a figure of: a year, a night or an hour. */
  unit?: string;
  /** The figure and its unit, as a sentence begins with them. */
  figure: string;
  /** The caption of the figure. */
  caption?: string;
  title: string;
  /** What tax makes of the figure. */
  tax?: string;
  /** When guests are better nevertheless. */
  exception?: string;
  text?: string;
}

const joined = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join(' ');

/** The verdict as sentences, for what reads or sends it as one text; without a caption the title goes on. */
export const verdictSentences = (answer: VerdictText): string => {
  const { figure, caption, title, tax, exception, text } = answer;
  const start = caption === undefined ? figure : `${figure} ${caption}.`;
  return joined(start, title, tax, exception, text);
};

/** The answer to an owner, by the present use of the apartment, in the same words on every page. */
export function useVerdictText(): (sum: Sum) => VerdictText {
  const { t } = useTranslation('calculator');
  const { euros, signed, value, percent } = useFormat();

  const figureOf = (amount: number, write: VerdictText['write'], unit: string) => {
    return { amount, write, unit, figure: `${write(amount)} ${unit}` };
  };

  function toHost(sum: Sum): VerdictText {
    const { kind, difference, isLoss } = verdicts.compareWithAlternative(sum);
    const { hours } = sum.assumptions;
    if (isLoss)
      return {
        verdict: 'self',
        ...figureOf(sum.left.self, euros, t('units.year')),
        caption: t('self.loss.caption'),
        title: t('self.loss.title'),
        text: t('self.loss.text', { self: euros(sum.left.self), ours: euros(sum.left.shortTerm) }),
      };
    const hourly = Math.round(verdicts.hourlyEarnings(sum));
    const isWorkPaid = kind === 'less' && hourly > 0;
    return {
      verdict: 'self',
      ...(isWorkPaid
        ? figureOf(hourly, euros, t('units.hour'))
        : figureOf(difference, signed, t('units.year'))),
      caption: isWorkPaid ? undefined : t('self.caption'),
      title: t(isWorkPaid ? 'self.title' : 'self.nothing'),
      text: t(`self.${kind}`, {
        count: hours,
        hours: value(hours, ''),
        difference: euros(Math.abs(difference)),
      }),
    };
  }

  /** From which price and occupancy on both are alike. */
  function breakEven(sum: Sum): string {
    const [price, occupancy] = [verdicts.breakEvenPrice(sum), verdicts.breakEvenOccupancy(sum)];
    const { to: highest } = bounds.price;
    const atOccupancy = occupancy > bounds.usual.to ? 'never' : 'at';
    return t(`breakEven.${price > highest ? 'beyond' : atOccupancy}`, {
      price: euros(Math.min(price, highest)),
      occupancy: percent(occupancy),
      tax: t(`breakEven.${sum.assumptions.tax === 'unknown' ? 'before' : 'after'}`),
    });
  }

  /** What the regimes leave: of all of them the span, of a chosen one both sums. */
  function taxText(sum: Sum): string {
    const results = verdicts.regimesOf(sum.assumptions).map((regime) => {
      const { shortTerm, longTerm } = verdicts.afterTax(sum, regime);
      const difference = Math.round(shortTerm) - Math.round(longTerm);
      return { regime, shortTerm, longTerm, difference };
    });
    const [worst, ...better] = results.sort((a, b) => a.difference - b.difference);
    const best = better.pop();
    if (!worst) return '';
    if (best) {
      const kind = best.difference < 0 ? 'less' : 'span';
      const write = (amount: number) => (kind === 'less' ? euros(-amount) : signed(amount));
      return t(`tax.${kind}`, { least: write(worst.difference), most: write(best.difference) });
    }
    return t('tax.chosen', {
      regime: t(`tax.names.${worst.regime}`),
      ours: euros(worst.shortTerm),
      tenant: euros(worst.longTerm),
    });
  }

  /** For which regimes which answer holds, where they differ. */
  function byRegime(sum: Sum): string {
    const groups = verdicts.regimesByAnswer(sum);
    if (groups.length === 1) return '';
    const sentences = groups.flatMap(({ answer, regimes }) =>
      regimes.map(({ regime }) =>
        t(`byRegime.${answer}`, { regimes: capitalised(t(`tax.names.${regime}`)) }),
      ),
    );
    return joined(...sentences);
  }

  return (sum) => {
    const { now, year, rent } = sum.assumptions;
    if (now === 'self') return toHost(sum);
    const verdict = verdicts.verdictOf(sum);
    if (verdict === 'open')
      return {
        verdict,
        ...figureOf(verdicts.breakEvenPrice(sum, 'usual'), euros, t('units.night')),
        caption: t('open.caption', { average: euros(verdicts.breakEvenPrice(sum, 'average')) }),
        title: t(sum.facts.market ? 'open.where' : 'open.forecast'),
      };
    const isExample = Object.keys(sum.changes).length === 0;
    const isExampleRent = rent === exampleSum(sum.facts).assumptions.rent;
    const empty = Math.round(sum.left.shortTerm) - Math.round(sum.left.empty);
    // At best the best regime, which the span of tax names: it is the answer then.
    const isAtBest = verdict === 'atBest';
    const tax = taxText(sum);
    return {
      verdict,
      ...figureOf(verdicts.compareWithAlternative(sum).difference, signed, t('units.year')),
      caption: t(`caption.${isExample ? 'example' : year}`, { share: percent(sum.occupancy) }),
      title: joined(
        isAtBest ? tax : t(`verdict.${verdict}`),
        now === 'empty' && t('empty', { empty: signed(empty) }),
        isExampleRent && listingsOf(sum) && t('exampleRent', { rent: euros(rent) }),
      ),
      tax: isAtBest ? undefined : tax,
      exception: isAtBest || verdict === 'tenant' ? t('exception') : undefined,
      text: joined(!isAtBest && byRegime(sum), breakEven(sum)),
    };
  };
}
