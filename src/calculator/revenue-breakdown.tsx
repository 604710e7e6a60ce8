import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { stepAmount, roundSteps } from '../site/sums/letting';
import type { Sum } from '../site/sums/assumptions';
import { media, tabular } from '../theme';
import { useFormat } from './use-format';

/** The parts of what guests pay, and the colour of each. */
const parts = {
  inHand: 'amber',
  fee: 'pine',
  cleaning: 'teal',
  commission: 'line-field',
  vat: 'on-pine-soft',
  tax: 'sand-dark',
  utilities: 'line-pill',
  extras: 'line',
} as const;

const fillOf = (name: keyof typeof parts) => `var(--${parts[name]})`;

/** What guests pay in a year as one bar: the owner's share, and who gets the rest. */
export function RevenueBreakdown({ sum }: { sum: Sum }) {
  const { t } = useTranslation('owners');
  const { euros, percent } = useFormat();
  const steps = roundSteps(sum.shortTerm);
  const whole = stepAmount(steps, 'guestsPay');
  const { service } = sum.assumptions;
  const fee = -stepAmount(steps, 'fee');
  const ours = service === 'onSite' ? fee - stepAmount(steps, 'cleaning') : fee;
  const paidOut = stepAmount(steps, 'paidOut');
  // A bar cannot show a loss; the table of steps explains it.
  if (stepAmount(steps, 'inHand') < 0) return null;
  const shares = (Object.keys(parts) as (keyof typeof parts)[]).map((name) => {
    const amount = Math.abs(stepAmount(steps, name));
    return { name, amount, share: (amount / whole) * 100 };
  });
  let start = 0;
  return (
    <div css={bar}>
      <h3>{t('calculator.whole.title', { sum: euros(whole) })}</h3>
      <svg width="100%" height="34" aria-hidden>
        {shares.map(({ name, share }) => {
          const x = start;
          start += share;
          return (
            <rect key={name} x={`${x}%`} width={`${share}%`} height="100%" fill={fillOf(name)} />
          );
        })}
      </svg>
      <ul css={tabular}>
        {shares
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount, share }) => (
            <li key={name} data-part={name}>
              <svg width="12" height="12" aria-hidden>
                <rect width="12" height="12" rx="3" fill={fillOf(name)} />
              </svg>
              {name === 'cleaning'
                ? t(`calculator.whole.parts.cleaning.${service}`)
                : t(`calculator.whole.parts.${name}`)}{' '}
              <b translate="no">{percent(Math.round(share))}</b>
              <span translate="no">{euros(amount)}</span>
            </li>
          ))}
      </ul>
      <p>
        {t(`calculator.whole.ours.${service}`, {
          sum: euros(ours),
          share: percent(Math.round((ours / paidOut) * 100)),
        })}
      </p>
    </div>
  );
}

const bar = css({
  marginTop: 28,
  h3: { marginBottom: 10, font: '600 var(--fs-small) / 1.35 var(--text)' },
  '& > svg': { borderRadius: 8, rect: { stroke: 'var(--mist)', strokeWidth: 2 } },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '4px 32px',
    marginTop: 12,
    fontSize: 'var(--fs-small)',
    lineHeight: 1.4,
  },
  p: { marginTop: 12, fontWeight: 600, lineHeight: 1.45 },
  li: { display: 'flex', alignItems: 'baseline', gap: '2px 8px' },
  'li span': { marginLeft: 'auto' },
  [media.enlarged]: { li: { flexWrap: 'wrap' } },
  [media.forced]: { svg: { forcedColorAdjust: 'none' } },
  '@media print': { marginTop: 12 },
});
