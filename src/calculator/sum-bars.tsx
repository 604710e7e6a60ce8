import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cluster } from '../components/layout-styles';
import { PrintButton } from '../components/print-button';
import type { Sum } from '../site/sums/assumptions';
import { amountOf } from '../site/sums/letting';
import { media } from '../theme/media';
import { LettingBars } from './letting-bars';
import { useFigures } from './use-figures';

interface SumBarsProps {
  sum: Sum;
  /** What can be done with the sum. */
  children: ReactNode;
}

/** What is left with us and otherwise, in the year that was chosen. */
export function SumBars({ sum, children }: SumBarsProps) {
  const { t } = useTranslation('owners');
  const { euros } = useFigures();
  const { now, year: chosen } = sum.assumptions;
  const { vatLimit } = sum.facts.rates;
  return (
    <>
      <p css={year}>
        {now === 'self'
          ? t('calculator.left.self')
          : t('calculator.left.tenant', { year: t(`calculator.inYear.${chosen}`) })}
      </p>
      <LettingBars sum={sum} years={[chosen]} sx={sums} />
      {amountOf(sum.shortTerm, 'guestsPay') > vatLimit.value && (
        <p css={note}>{t('calculator.vatLimit', { limit: euros(vatLimit.value) })}</p>
      )}
      <div css={actions}>
        {children}
        <PrintButton sx={printIt}>{t('calculator.print')}</PrintButton>
      </div>
    </>
  );
}

const year = css({ marginBlock: '24px 12px', fontWeight: 600, lineHeight: 1.4 });

const sums = css({
  'dd:first-of-type': {
    font: '500 clamp(1.5rem, 1.2rem + 1vw, 2rem) / 1.1 var(--display)',
    letterSpacing: '-0.015em',
  },
  em: { verticalAlign: '0.25em', font: '600 var(--fs-small) / 1.6 var(--text)' },
  'dd:last-of-type': { height: 22 },
});

const note = css({ marginTop: 8, fontSize: 'var(--fs-small)', lineHeight: 1.45 });

const actions = css(cluster('12px 20px'), {
  marginTop: 24,
  [media.belowPhablet]: { flexDirection: 'column' },
  '@media print': { display: 'none' },
});

const printIt = css({ justifyContent: 'center' });
