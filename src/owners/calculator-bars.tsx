import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { media } from '../theme/media';
import type { Estimate, Range } from './estimate';

interface BarsProps {
  estimate: Estimate;
  /** Our fee as a text, such as 15 %. */
  fee: string;
  euros: (range: Range) => string;
}

/** Three incomes as bars on one scale. The longest bar is the income of the best year. */
export function CalculatorBars({ estimate, fee, euros }: BarsProps) {
  const { t } = useTranslation('owners');
  const { longTerm, before, after } = estimate;
  const rows = [
    { label: t('calculator.long'), range: { from: longTerm, to: longTerm }, kind: 'long' },
    { label: t('calculator.before'), range: before, kind: 'before' },
    { label: t('calculator.after', { fee }), range: after, kind: 'after' },
  ] as const;
  return (
    <>
      <h3 css={groupTitle}>{t('calculator.result')}</h3>
      <dl css={bars}>
        {rows.map(({ label, range, kind }) => (
          <div key={kind} data-bar={kind}>
            <dt>{label}</dt>
            <dd>{euros(range)}</dd>
            <dd css={[bar, parts(range, before.to)]} aria-hidden>
              <span />
              <span />
            </dd>
          </div>
        ))}
      </dl>
      <p css={key}>
        <span />
        {t('calculator.range')}
      </p>
    </>
  );
}

const HATCHED =
  'repeating-linear-gradient(-55deg, var(--hatch-dark) 0 5px, var(--hatch-light) 5px 10px)';

const FORCED_HATCH = 'repeating-linear-gradient(-55deg, CanvasText 0 2px, Canvas 2px 8px)';

const bars = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
  margin-top: 28px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 2px 16px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    font: 500 1.5rem/1.1 var(--display);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  [data-bar='after'] dd:not([aria-hidden]) {
    font-size: clamp(1.75rem, 1.4rem + 1.2vw, 2.375rem);
  }
  ${media.tight} {
    dd,
    [data-bar='after'] dd:not([aria-hidden]) {
      font-size: 1.125rem;
    }
  }
`;

const bar = css`
  display: flex;
  flex: 1 0 100%;
  height: 36px;
  margin-top: 6px;
  overflow: hidden;
  border-radius: 8px;
  background: var(--bar-track);
  span:last-of-type {
    border-radius: 0 8px 8px 0;
    background: ${HATCHED};
  }
  [data-bar='long'] & span:first-of-type {
    border-radius: 8px;
    background: var(--bar-long-term);
  }
  [data-bar='before'] & span:first-of-type {
    background: var(--bar-before-fee);
  }
  [data-bar='after'] & {
    height: 48px;
  }
  [data-bar='after'] & span:first-of-type {
    background: var(--amber);
  }
  ${media.forced} {
    border: 1px solid;
    [data-bar] & span:first-of-type {
      background: CanvasText;
      forced-color-adjust: none;
    }
    span:last-of-type {
      background: ${FORCED_HATCH};
      forced-color-adjust: none;
    }
  }
`;

/** The lowest income and the range above it, as shares of the longest bar. */
const parts = ({ from, to }: Range, longest: number) => {
  const share = (value: number) => `${Math.round((value / longest) * 1000) / 10}%`;
  return css`
    span:first-of-type {
      width: ${share(from)};
    }
    span:last-of-type {
      width: ${share(to - from)};
    }
  `;
};

const key = css`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 10px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  span {
    flex: none;
    width: 28px;
    height: 12px;
    border-radius: 3px;
    background: ${HATCHED};
    ${media.forced} {
      background: ${FORCED_HATCH};
      forced-color-adjust: none;
    }
  }
`;
