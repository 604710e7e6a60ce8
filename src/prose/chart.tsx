import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figureNote, figureTitle, media } from '../theme';

interface ChartProps {
  title: string;
  source: string;
  kind?: 'bars' | 'columns' | 'steps' | 'changes';
  /** Names the drawn line. */
  mark?: string;
  /** A table with bars in its cells, or columns and their table. */
  children: ReactNode;
}

export function Chart({ title, source, kind, mark, children }: ChartProps) {
  const { t } = useTranslation('common');
  const [drawing, table] = Children.toArray(children);
  return (
    <figure css={chart} data-chart={kind ?? 'bars'}>
      <p css={figureTitle}>{title}</p>
      {drawing}
      {mark && <p data-mark="">{mark}</p>}
      {table && (
        <details>
          <summary>{t('numbers')}</summary>
          {table}
        </details>
      )}
      <figcaption css={figureNote}>{source}</figcaption>
    </figure>
  );
}

const chart = css({
  table: { tableLayout: 'fixed' },
  'table th:first-of-type': { width: '38%', minWidth: 0, hyphens: 'auto' },
  'table tr:has(> :nth-child(4)) > th:first-of-type': { width: '28%' },
  // Plain tables scroll instead.
  '&&& table [data-align]': { whiteSpace: 'normal' },
  [media.belowPhablet]: {
    table: { fontSize: 'var(--fs-small)' },
    'table th:first-of-type': { width: '44%' },
    'table tr:has(> :nth-child(4)) > *': { paddingInline: 6, fontSize: 'var(--fs-small)' },
  },
  "table thead th, table td, table td[data-align='right'], table thead th[data-align='right']": {
    paddingBlock: 10,
    textAlign: 'left',
  },
  svg: { overflow: 'visible', maxWidth: 'none', color: 'var(--pine)' },
  'td svg': { marginTop: 5 },
  rect: { fill: 'var(--teal)' },
  "[data-look='taken']": { fill: 'var(--bar-long-term)' },
  "&[data-chart='steps'] tr:last-of-type rect, &[data-chart='changes'] [data-look='plain']": {
    fill: 'var(--amber)',
  },
  "&[data-chart='changes'] th:first-of-type": { width: '56%' },
  "&[data-chart='changes'] [data-look='taken']": { fill: 'var(--teal)' },
  "[data-look='open']": { fill: 'var(--bar-track)', stroke: 'var(--teal)', strokeDasharray: 3 },
  // Seen on a bar and beside it.
  "[data-look='mark']": {
    fill: 'var(--pine)',
    stroke: 'var(--white)',
    transform: 'translateX(-2px)',
  },
  text: { fill: 'currentColor', fontSize: 'var(--fs-small)', textAnchor: 'middle' },
  '[data-mark]': { marginTop: 10, fontSize: 'var(--fs-small)' },
  '[data-mark]::before': {
    content: "''",
    display: 'inline-block',
    height: '1em',
    marginRight: 10,
    borderLeft: '3px solid',
    verticalAlign: '-0.15em',
  },
  "&[data-chart='columns'] [data-mark]::before": {
    width: 20,
    height: 0,
    border: 0,
    borderTop: '3px solid',
    verticalAlign: '0.3em',
  },
  details: { marginTop: 10, fontSize: 'var(--fs-small)' },
  summary: { minHeight: 32, color: 'var(--teal)', cursor: 'pointer' },
  [media.forced]: {
    rect: { fill: 'CanvasText' },
    "[data-look='taken'], [data-look='open']": { fill: 'Canvas', stroke: 'CanvasText' },
    "[data-look='mark']": { fill: 'Highlight', stroke: 'Canvas' },
  },
});
