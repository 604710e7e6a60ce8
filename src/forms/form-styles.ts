import { css, keyframes } from '@emotion/react';
import { grid, media, smallPrint, whiteCard } from '../theme';

export const form = css(whiteCard, grid(18), {
  position: 'relative',
  alignContent: 'start',
  // A hash link focuses the form itself, where a focus outline would look like an error.
  '&:focus-visible': { outline: 'none' },
  padding: 'clamp(22px, 14px + 2vw, 40px)',
  fieldset: { display: 'grid', gap: 18 },
  'fieldset[hidden]': { display: 'none' },
});

/** A form on a coloured ground has a shadow instead of a border. */
export const raisedCard = css({ borderColor: 'transparent', boxShadow: 'var(--shadow-card)' });

export const pair = css(grid(18), {
  [media.fieldPairs]: { gridTemplateColumns: '3fr 2fr' },
});

export const submit = css({
  width: '100%',
  '&:disabled': { background: 'var(--mist)', color: 'var(--pine)', pointerEvents: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = css({
  width: 20,
  height: 20,
  border: '2.5px solid var(--pine-25)',
  borderTopColor: 'var(--pine)',
  borderRadius: '50%',
  [media.motion]: { animation: `${turn} 0.8s linear infinite` },
});

export const privacy = css(smallPrint, { gridColumn: '1 / -1' });

export const whatNext = css(smallPrint, {
  display: 'flex',
  gap: 10,
  svg: { marginTop: 2, color: 'var(--teal)' },
});

export const formNote = css({
  padding: '14px 18px',
  borderLeft: '5px solid var(--amber)',
  borderRadius: 'var(--r)',
  background: 'var(--amber-wash)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.45,
  // It may contain a long address, which could not break otherwise.
  overflowWrap: 'anywhere',
});
