import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../theme/media';
import { figureNote, figureTitle } from './figure-styles';

interface ChartProps {
  title: string;
  source: string;
  kind?: 'bars' | 'columns' | 'steps';
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

const chart = css`
  table {
    table-layout: fixed;
  }
  table th:first-of-type {
    width: 38%;
    min-width: 0;
    hyphens: auto;
  }
  table tr:has(> :nth-child(4)) > th:first-of-type {
    width: 28%;
  }
  /* Plain tables scroll instead. */
  &&& table [data-align] {
    white-space: normal;
  }
  ${media.belowPhablet} {
    table {
      font-size: var(--fs-small);
    }
    table tr:has(> :nth-child(4)) > * {
      padding-inline: 6px;
      font-size: 0.875rem;
    }
  }
  table thead th,
  table td,
  table td[data-align='right'],
  table thead th[data-align='right'] {
    padding-block: 10px;
    text-align: left;
  }
  svg {
    overflow: visible;
    max-width: none;
    color: var(--pine);
  }
  td svg {
    margin-top: 5px;
  }
  rect {
    fill: var(--teal);
  }
  [data-look='taken'] {
    fill: var(--bar-long-term);
  }
  &[data-chart='steps'] tr:last-of-type rect {
    fill: var(--amber);
  }
  [data-look='open'] {
    fill: var(--bar-track);
    stroke: var(--teal);
    stroke-dasharray: 3;
  }
  /* Seen on a bar and beside it. */
  [data-look='mark'] {
    fill: var(--pine);
    stroke: var(--white);
    transform: translateX(-2px);
  }
  text {
    fill: currentColor;
    font-size: 0.875rem;
    text-anchor: middle;
  }
  [data-mark] {
    margin-top: 10px;
    font-size: var(--fs-small);
  }
  [data-mark]::before {
    content: '';
    display: inline-block;
    height: 1em;
    margin-right: 10px;
    border-left: 3px solid;
    vertical-align: -0.15em;
  }
  &[data-chart='columns'] [data-mark]::before {
    width: 20px;
    height: 0;
    border: 0;
    border-top: 3px solid;
    vertical-align: 0.3em;
  }
  details {
    margin-top: 10px;
    font-size: var(--fs-small);
  }
  summary {
    min-height: 32px;
    color: var(--teal);
    cursor: pointer;
  }
  ${media.forced} {
    rect {
      fill: CanvasText;
    }
    [data-look='taken'],
    [data-look='open'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-look='mark'] {
      fill: Highlight;
      stroke: Canvas;
    }
  }
`;
