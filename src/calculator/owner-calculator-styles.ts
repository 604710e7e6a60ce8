import { css } from '@emotion/react';
import { grid, media, smallPrint, whiteCard } from '../theme';

export const calculator = css(whiteCard, {
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  scrollMarginTop: 'calc(var(--header) + 24px)',
  '--panel': 'clamp(20px, 10px + 2.6vw, 56px)',
  '& > div': { minWidth: 0, padding: 'var(--panel)' },
  [media.large]: { gridTemplateColumns: '5fr 8fr' },
  // Small enough for one sheet, and without the controls.
  '@media print': {
    '--fs-small': '0.6875rem',
    '--fs-note': '0.75rem',
    '--fs-lead': '1rem',
    display: 'block',
    // Its round corners would cut off the first letters.
    overflow: 'visible',
    border: 0,
    font: '400 var(--fs-note) / 1.35 var(--text)',
    zoom: 0.74,
    '& > div': { padding: '0 0 8px', background: 'none' },
    '& :is(input, select)': { minHeight: 0, padding: '2px 8px', fontSize: 'var(--fs-note)' },
    '&& p': { maxWidth: 'none', marginTop: 4 },
    'fieldset > div': { gridTemplateColumns: '1fr' },
    "label:not(:only-child):has([type='radio']:not(:checked))": { display: 'none' },
  },
});

/** On a phone the label stands beside its field. */
export const firstAmount = css({
  [media.belowPhablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 16,
    input: { width: '7rem' },
    '& > div': { gridColumn: '1 / -1' },
  },
  [media.narrowPhone]: { display: 'block' },
});

export const inputs = css(grid('clamp(18px, 10px + 2vw, 32px)'), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media print': { gridTemplateColumns: 'repeat(6, 1fr)', gap: 12, '& > p': { display: 'none' } },
});

/** Where the result is not beside the controls, it sticks to the viewport while a visitor uses them. */
export const stickyResult = css({
  display: 'none',
  [media.belowLarge]: {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--header)',
    display: 'block',
    padding: '10px 20px',
    background: 'var(--pine)',
    color: 'var(--on-pine)',
    font: '600 var(--fs-small) / 1.35 var(--text)',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    textWrap: 'balance',
  },
  '@media print': { display: 'none' },
});

export const choices = css({
  'fieldset + :is(fieldset, p)': { marginTop: 28 },
  '@media print': {
    '&, &::details-content': { display: 'contents' },
    'fieldset + fieldset': { marginTop: 0 },
    p: { display: 'none' },
  },
});

export const sumDetails = css(grid('clamp(0px, 2vw, 24px)'), {
  gridColumn: '1 / -1',
  borderTop: '1px solid var(--line-cool)',
});

export const small = css(smallPrint, { maxWidth: '60em' });

export const printed = css(smallPrint, {
  display: 'none',
  '@media print': { display: 'block', maxWidth: 'none', overflowWrap: 'anywhere' },
});
