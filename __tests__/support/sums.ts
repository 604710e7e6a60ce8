import { formatWholeEuros } from '../../src/site/format-figure';
import type { Language } from '../../src/site/languages';
import { calculateSum, type Assumptions } from '../../src/site/sums/assumptions';
import { company, rates } from './words';

/** What the calculator leaves an owner in a year, formatted as on a page; `worked-sums.test.ts` has the expected amounts. */
export function inHand(
  language: Language,
  changes: Partial<Assumptions> = {},
  letting: 'shortTerm' | 'longTerm' = 'shortTerm',
): string {
  const sum = calculateSum(changes, { figures: company.figures, rates });
  return formatWholeEuros(sum.left[letting], language);
}
