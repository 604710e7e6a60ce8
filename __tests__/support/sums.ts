import { marketIn, readMarket } from '../../src/node/content/sum-facts';
import { formatWholeEuros } from '../../src/site/format-figure';
import type { Language } from '../../src/site/languages';
import { calculateSum, type Assumptions } from '../../src/site/sums/assumptions';
import { company, rates } from './words';

const { value: market } = readMarket();

/** The facts of the pages' sums, in a language. */
export const sumFacts = (language: Language) => ({
  ...{ figures: company.figures, rates },
  market: market && marketIn(market, language),
});

/** What the calculator leaves before tax in a year, formatted as on a page; `worked-sums.test.ts` has the expected amounts. */
export function beforeTax(
  language: Language,
  changes: Partial<Assumptions> = {},
  letting: 'shortTerm' | 'longTerm' = 'shortTerm',
): string {
  const { left } = calculateSum(changes, sumFacts(language));
  return formatWholeEuros(left[letting], language);
}
