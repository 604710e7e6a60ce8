import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedBars } from '../components/compared-bars';
import { PrintButton } from '../components/print-button';
import type { Letting } from '../site/sums/assumptions';
import { media } from '../theme/media';
import { LitHouse } from './lit-house';
import type { WorkedSum } from './use-full-sum';
import { WholeBar } from './whole-bar';

interface SumResultProps {
  worked: WorkedSum;
  /** What can be done with the sum. */
  children: ReactNode;
}

/** Where the guests' money goes, what both kinds of letting leave, and which is better. */
export function SumResult({ worked, children }: SumResultProps) {
  const { t } = useTranslation('owners');
  const { sum, otherYear, words } = worked;
  const bar = (letting: Letting) => ({
    name: t(`calculator.inHand.${letting}`),
    sum: words.euros(sum.inHand[letting]),
    from: sum.inHand[letting],
    ours: letting === 'shortTerm',
  });
  return (
    <div css={results}>
      <LitHouse nights={sum.nights} />
      <WholeBar worked={worked} />
      <h3 css={left}>{t('calculator.left')}</h3>
      <ComparedBars rows={[bar('shortTerm'), bar(sum.rival)]} sx={sums} />
      <p css={verdict} data-verdict>
        {words.verdict}
      </p>
      <p>
        {t('calculator.otherYear', {
          year: t(`calculator.inYear.${otherYear.year}`),
          sum: words.euros(otherYear.sum.inHand.shortTerm),
        })}
      </p>
      <div css={actions}>
        {children}
        <PrintButton sx={printIt}>{t('calculator.print')}</PrintButton>
      </div>
    </div>
  );
}

const results = css({ background: 'var(--mist)', p: { maxWidth: '38em' } });

const left = css({ margin: '24px 0 10px', font: '600 var(--fs-base) / 1.35 var(--text)' });

const sums = css({
  dt: { alignSelf: 'end' },
  'dd:first-of-type': {
    font: '500 clamp(1.75rem, 1.4rem + 1.2vw, 2.25rem) / 1.1 var(--display)',
    letterSpacing: '-0.015em',
  },
  'dd:last-of-type': { height: 22 },
});

const verdict = css({ marginBlock: '16px 4px', font: '600 var(--fs-h4) / 1.35 var(--text)' });

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  marginTop: 24,
  [media.belowPhablet]: { flexDirection: 'column' },
  '@media print': { display: 'none' },
});

const printIt = css({
  justifyContent: 'center',
  minHeight: 44,
});
