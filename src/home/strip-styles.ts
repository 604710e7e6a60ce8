import { css } from '@emotion/react';
import { grid, labelledField, media, visuallyHidden, whiteCard } from '../theme';

/** The white card with the questions of the first screen, and the button for the forecast. */
export const strip = css(whiteCard, grid('6px 16px'), {
  position: 'relative',
  zIndex: 1,
  order: 1,
  marginTop: 'calc(8px + var(--air) / 3)',
  padding: 6,
  '& > button': { minHeight: 44, padding: 8 },
  boxShadow: 'var(--shadow-card)',
  [media.phablet]: { padding: '12px 16px', marginTop: 20 },
  [media.tablet]: { gridTemplateColumns: '5fr 7fr', '& > button': { gridColumn: '1 / -1' } },
  [media.wide]: {
    ...{ gridTemplateColumns: '17em 1fr 15.5em', alignItems: 'end', marginTop: 0 },
    padding: '8px 14px 12px',
    borderRadius: 'var(--r)',
    '& > button': { gridColumn: 'auto', minHeight: 48 },
  },
});

const label = { marginBottom: 4, fontSize: 'var(--fs-note)', overflowWrap: 'anywhere' } as const;

export const situation = css({
  legend: { ...label, marginBottom: 2 },
  'label > span': { paddingBlock: 7 },
  div: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.belowPhablet]: { legend: visuallyHidden },
  [media.wide]: { div: { minHeight: 48 } },
  [media.enlarged]: { div: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fields = css(grid('8px 12px'), {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 5fr)',
  [media.wide]: { rowGap: 0 },
  [media.narrowPhone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [media.enlarged]: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The amounts of a host are more, with longer names. */
export const hostFields = css({ gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' });

/** Without subgrids the inputs of a row stand at its lower edge. */
const atLowerEdge = { rowGap: 0, alignContent: 'end' } as const;

export const field = css(labelledField, atLowerEdge, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  label,
  '& > span': { display: 'flex', fontSize: 'var(--fs-lead)' },
  'span > input': { flex: 1, width: '100%', minHeight: 48 },
});

/** Narrow enough for three in a row on a phone. */
export const select = css(labelledField, atLowerEdge, {
  label,
  // Stronger than the styles of all selects.
  '&& select': { height: 48, minHeight: 0, padding: '8px 24px 8px 8px', textOverflow: 'ellipsis' },
  '&& svg': { top: 12, right: 4 },
});
