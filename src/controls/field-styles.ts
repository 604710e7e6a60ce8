import { css } from '@emotion/react';
import { errorText } from './control-styles';

export const fieldStyles = css({
  minWidth: 0,
  label: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 6,
    fontSize: 'var(--fs-base)',
    fontWeight: 600,
    lineHeight: 1.4,
  },
  'label span': { color: 'var(--ink-soft)', fontWeight: 400 },
});

/** Stands between label and field, so that no keyboard on a screen covers it. */
export const hint = css({
  margin: '-4px 0 6px',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.4,
});

export const area = css({ minHeight: 112, resize: 'vertical' });

export const select = css({
  position: 'relative',
  select: { paddingRight: 44 },
  svg: { position: 'absolute', top: 14, right: 14, color: 'var(--teal)', pointerEvents: 'none' },
});

export const fieldError = css(errorText, {
  display: 'flex',
  gap: 8,
  marginTop: 6,
  fontSize: 'var(--fs-small)',
  lineHeight: 1.4,
  svg: { marginTop: 1 },
});
