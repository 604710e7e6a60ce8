import type { Interpolation, Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { sumWith, type Sum, type YearKind } from '../site/sums/assumptions';
import { ComparedBars } from './compared-bars';
import { useFigures } from './use-figures';

interface LettingBarsProps {
  sum: Sum;
  /** A bar for each. */
  years: readonly YearKind[];
  sx?: Interpolation<Theme>;
}

/** What is left now, and with us, with what that is more or less. */
export function LettingBars({ sum, years, sx }: LettingBarsProps) {
  const { t } = useTranslation('calculator');
  const { percent } = useFigures();
  const { inHand, rival, empty, assumptions } = sum;
  const costs = { name: t('bars.empty'), amount: empty };
  const ours = years.map((year) => {
    const { inHand: left, occupancy } = sumWith(sum, { year });
    return {
      name: t(years.length > 1 ? 'bars.filled' : 'bars.shortTerm', { share: percent(occupancy) }),
      amount: left.shortTerm,
      beside: inHand[rival],
      unsure: year !== 'usual',
    };
  });
  return (
    <ComparedBars
      rows={[
        ...(assumptions.now === 'empty' && empty < 0 ? [costs] : []),
        { name: t(`bars.${rival}`), amount: inHand[rival] },
        ...ours,
      ]}
      sx={sx}
    />
  );
}
