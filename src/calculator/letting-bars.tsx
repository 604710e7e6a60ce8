import type { Interpolation, Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { recalculateSum, type Sum } from '../site/sums/assumptions';
import { ComparedBars } from './compared-bars';

/** Bars of what is left with us in the years that the answer names, and with the alternative. */
export function LettingBars({ sum, sx }: { sum: Sum; sx?: Interpolation<Theme> }) {
  const { t } = useTranslation('calculator');
  const { left, assumptions } = sum;
  const { now, year } = assumptions;
  const other = (kind: 'self' | 'empty') => ({
    name: t(`bars.${kind}`),
    amount: left[kind],
    other: true,
  });
  if (now === 'self')
    return (
      <ComparedBars
        rows={[other('self'), { name: t('bars.shortTerm'), amount: left.shortTerm }]}
        sx={sx}
      />
    );
  const years = ['usual', 'average', ...(year === 'market' ? [year] : [])] as const;
  const ours = years.map((one) => ({
    name: t(`bars.${one}`),
    amount: recalculateSum(sum, { year: one }).left.shortTerm,
  }));
  return (
    <ComparedBars
      rows={now === 'empty' ? [other('empty'), ...ours] : ours}
      mark={{ name: t('bars.longTerm'), amount: left.longTerm }}
      sx={sx}
    />
  );
}
