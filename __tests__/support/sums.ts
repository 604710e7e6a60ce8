import { formatWholeEuros } from '../../src/site/figures';
import type { Language } from '../../src/site/languages';
import { fullSum, type Assumptions } from '../../src/site/sums/assumptions';
import { company, rates } from './words';

/** What the model leaves an owner in a year, as a page writes it; the model's own sums are in `worked-sums.test.ts`. */
export function inHand(
  language: Language,
  changes: Partial<Assumptions> = {},
  letting: 'shortTerm' | 'longTerm' = 'shortTerm',
): string {
  const sum = fullSum(changes, { figures: company.figures, rates });
  return formatWholeEuros(sum.left[letting], language);
}
