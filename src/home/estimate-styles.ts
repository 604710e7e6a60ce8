import { css } from '@emotion/react';
import { cluster, grid, labelledField, media, smallPrint, whiteCard } from '../theme';

export const formCard = css(whiteCard, grid('12px 36px'), {
  '--fs-answer': 'var(--fs-lead)',
  '--fs-figure': 'var(--fs-hero)',
  padding: '12px 16px 16px',
  boxShadow: 'var(--shadow-card)',
  '& > *': { minWidth: 0 },
  [media.phablet]: { '--fs-figure': 'var(--fs-h2)', padding: '22px 28px 14px' },
  [media.wide]: {
    gridTemplate: `
      'inputs answer actions' auto
      'price bars actions' 1fr
      'foot foot foot' auto
      / minmax(0, 21em) minmax(0, 1fr) 16em`,
    alignItems: 'start',
  },
});

/** Where a part stands on a wide screen. */
export const wideGridArea = (gridArea: string) => ({ [media.wide]: { gridArea } });

export const inputs = css(grid('10px'), wideGridArea('inputs'));

export const situation = css({
  legend: { marginBottom: 6, fontSize: 'var(--fs-small)' },
  div: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.belowPhablet]: {
    legend: { marginBottom: 4, fontSize: 'var(--fs-note)' },
    label: { paddingBlock: 7 },
  },
  [media.enlarged]: { div: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fields = css(grid('10px 12px'), {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  // The amounts of a host.
  '&:not(:has(select))': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
  [media.enlarged]: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Narrow enough for three in a row on a phone. */
export const select = css(labelledField, {
  rowGap: 0,
  label: { fontSize: 'var(--fs-small)' },
  select: { minHeight: 46, paddingInline: '10px 28px', textOverflow: 'ellipsis' },
  svg: { right: 6 },
  [media.belowPhablet]: { label: { marginBottom: 4, fontSize: 'var(--fs-note)' } },
});

export const further = css({
  [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const field = css(labelledField, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  label: {
    fontSize: 'var(--fs-small)',
    [media.belowPhablet]: { marginBottom: 4, fontSize: 'var(--fs-note)' },
  },
  '& > span': { display: 'flex', fontSize: 'var(--fs-lead)' },
  'span > input': { flex: 1, width: '100%', minHeight: 46 },
});

export const bars = css(wideGridArea('bars'), { fontSize: 'var(--fs-small)' });

export const actions = css(cluster('8px 24px'), {
  [media.wide]: { gridArea: 'actions', flexDirection: 'column' },
  [media.belowPhablet]: { flexDirection: 'column' },
});

export const calculatorLink = css({
  paddingBlock: 4,
  lineHeight: 1.35,
  textDecorationThickness: 1,
});

export const foot = css(wideGridArea('foot'), {
  borderTop: '1px solid var(--line)',
  fontSize: 'var(--fs-small)',
  summary: { minHeight: 44 },
});

export const condition = css(smallPrint, { paddingBottom: 8 });
