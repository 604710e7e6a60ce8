import { cleanup } from '@testing-library/react';
import { loadLateParts } from '../../../src/components/late-part';
import { OwnerCalculator } from '../../../src/calculator/owner-calculator';
import type { Language } from '../../../src/site/languages';
import type { SumFacts } from '../../../src/site/sums/assumptions';
import { renderIn, shownText } from '../render-in';
import { facts, market } from '../site/sums/facts';

const read = { source: 'a source', url: null, read: '2026-02-09' };
const sources = {
  ...{ commission: read, vat: read, levy: read, propertyTax: read },
  ...{ profitTax: read, contributions: read, minimum: read },
};

export const known = { ...facts, market };
export const calculatorText = (key: string) => shownText('en', 'calculator', key);
export const t = (key: string) => shownText('en', 'owners', `calculator.${key}`);
export const titleOf = () =>
  document.querySelector('[data-title]')?.textContent.replace(/\s+/g, ' ');
export const barLabels = () =>
  [...document.querySelectorAll('[data-ours] dt')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' '),
  );
export const answer = () => document.querySelector('[data-verdict]');

beforeAll(loadLateParts);

interface Opened {
  language?: Language;
  given?: SumFacts;
  /** Whether what the visit has kept stays. */
  keep?: boolean;
}

/** The owners' sum, with what the address says, instead of the one before. */
export function open(search = '', { language = 'en', given = known, keep }: Opened = {}) {
  cleanup();
  if (!keep) sessionStorage.clear();
  window.history.replaceState(null, '', `/${language}/property-owners/${search}`);
  const onAttachSum = jest.fn();
  const takes = { onAttachSum, onChange: () => undefined };
  renderIn(language, <OwnerCalculator facts={given} sources={sources} {...takes} />);
  return onAttachSum;
}
