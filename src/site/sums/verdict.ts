import { wholeEuros } from '../figures';

/** Differences below one per cent are none: an estimate is not that exact. */
const ALIKE = 0.01;

/** Which kind of letting leaves more, seen from short-term letting, in whole euros and per cent. */
interface Verdict {
  kind: 'more' | 'less' | 'same';
  difference: number;
  /** Of what a long-term let leaves. */
  percent: number;
}

/** Compares what both kinds of letting leave, as the rounded sums beside it show it. */
export function compare(inHand: { shortTerm: number; longTerm: number }): Verdict {
  const longTerm = wholeEuros(inHand.longTerm);
  const difference = wholeEuros(inHand.shortTerm) - longTerm;
  const share = difference / longTerm;
  const kind = difference > 0 ? 'more' : 'less';
  return {
    kind: Math.abs(share) < ALIKE ? 'same' : kind,
    difference: Math.abs(difference),
    percent: Math.round(Math.abs(share) * 100),
  };
}
