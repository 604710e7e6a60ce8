import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { tabular } from '../components/text-styles';
import { media } from '../theme/media';
import { SumTable } from './sum-table';
import type { WorkedSum } from './use-full-sum';
import type { SumWords } from './use-sum-words';

interface SumResultProps {
  worked: WorkedSum;
  words: SumWords;
  /** What can be done with the sum. */
  children: ReactNode;
}

/** What both kinds of letting leave, which is better, and how it comes to that. */
export function SumResult({ worked, words, children }: SumResultProps) {
  const { t } = useTranslation('owners');
  const { assumptions, sum, otherYear } = worked;
  const letting = (kind: 'shortTerm' | 'longTerm') => (
    <div data-in-hand={kind}>
      <dt>{t(`calculator.inHand.${kind}`)}</dt>
      <dd>{words.euros(sum.inHand[kind])}</dd>
    </div>
  );
  return (
    <div css={results}>
      <dl css={[sums, tabular]}>
        {letting('shortTerm')}
        {letting('longTerm')}
      </dl>
      <p css={verdict} data-verdict>
        {words.verdict(sum, assumptions)}
      </p>
      <p>
        {t('calculator.otherYear', {
          year: t(`calculator.inYear.${otherYear.year}`),
          sum: words.euros(otherYear.sum.inHand.shortTerm),
        })}
      </p>
      <SumTable worked={worked} words={words} />
      <div css={actions}>
        {children}
        <button type="button" css={[buttonStyles('secondary'), quiet]} onClick={printSum}>
          {t('calculator.print')}
        </button>
      </div>
    </div>
  );
}

/** Prints the sum alone; the page's other sections stay off the paper (theme/global-styles). */
function printSum(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'sheet';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}

const results = css`
  background: var(--mist);
  p {
    max-width: 38em;
  }
`;

const sums = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  align-items: end;
  gap: 16px 32px;
  dt {
    font-weight: 600;
  }
  dd {
    font: 500 clamp(2rem, 1.5rem + 1.6vw, 2.75rem) / 1.15 var(--display);
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  [data-in-hand='longTerm'] dd {
    color: var(--teal);
  }
`;

const verdict = css`
  margin-block: 16px 4px;
  font-size: var(--fs-h4);
  font-weight: 600;
  line-height: 1.35;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  margin-top: 24px;
  ${media.belowPhablet} {
    flex-direction: column;
  }
  @media print {
    display: none;
  }
`;

const quiet = css`
  border-color: transparent;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
