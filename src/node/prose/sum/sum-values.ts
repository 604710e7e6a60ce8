import { formatNumber, formatValue, formatWholeEuros } from '../../../site/figures';
import type { Language } from '../../../site/languages';
import { fullSum, type SumFacts } from '../../../site/sums/assumptions';
import type { Step, StepName } from '../../../site/sums/letting';
import { assumptionsOf, type WrittenAssumptions } from './read-assumptions';

/** A value of the sum: in euros, which a chart draws, or of another kind, which it only says. */
export interface SumValue {
  text: string;
  euros?: number;
}

type Lines = Readonly<Record<string, SumValue>>;

/**
 * Every value of the sum by the name that an editor calls it: `paidOut` and all other lines, `long.inHand`
 * and all others of the long-term let, `gain` (what is in hand against the long-term let), `nights` and
 * `changeovers`.
 */
export function sumValues(written: WrittenAssumptions, facts: SumFacts, language: Language): Lines {
  const own = assumptionsOf(written, facts);
  const { shortTerm, longTerm, inHand, nights, changeovers } = fullSum(own.assumptions, own.facts);
  const plain = (count: number): SumValue => ({ text: formatNumber(count, language) });
  return {
    ...lines('', shortTerm, language),
    ...lines('long.', longTerm, language),
    gain: { text: gain(inHand.shortTerm / inHand.longTerm - 1, language) },
    nights: plain(nights),
    changeovers: plain(changeovers),
  };
}

function lines(before: string, steps: readonly Step[], language: Language): Lines {
  return Object.fromEntries(
    steps.map(({ name, amount }): [`${string}${StepName}`, SumValue] => [
      `${before}${name}`,
      { text: formatWholeEuros(amount, language), euros: amount },
    ]),
  );
}

/** Whole per cent, with its sign; less than one with a decimal. */
function gain(share: number, language: Language): string {
  const digits = Math.abs(share) < 0.01 ? 10 : 1;
  const percent = Math.round(share * 100 * digits) / digits;
  return `${percent > 0 ? '+' : ''}${formatValue(percent, '%', language)}`;
}
