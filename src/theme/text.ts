import { css } from '@emotion/react';
import { touchTarget } from './layout';
import { media } from './media';

export const lead = css({
  maxWidth: '36em',
  font: '400 var(--fs-lead) / 1.5 var(--text)',
  color: 'var(--lead, var(--ink-soft))',
  [media.belowPhablet]: { fontSize: 'var(--fs-body)' },
  [media.phablet]: { textWrap: 'balance' },
});

/** The short line above a title. */
export const kicker = css({ font: '600 var(--fs-small) / 1.4 var(--text)', color: 'var(--teal)' });

export const groupTitle = css({
  font: '500 var(--fs-h3) / 1.2 var(--display)',
  letterSpacing: 0,
});

export const cardTitle = css({
  font: '600 var(--fs-lead) / 1.3 var(--text)',
  letterSpacing: '-0.005em',
});

export const cardText = css({
  font: '400 var(--fs-body) / 1.5 var(--text)',
  color: 'var(--ink-soft)',
});

/** A text that is cut after so many lines. */
export const clamped = (lines: number) =>
  css({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  });

/** Small, and less prominent than the element it belongs to. */
export const muted = css({ color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' });

/** The text of an explanation beside something. */
export const smallPrint = css({
  maxWidth: '34em',
  color: 'var(--ink-soft)',
  font: '400 var(--fs-small) / 1.45 var(--text)',
});

/** Digits of equal width. */
export const tabular = css({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** A link that is underlined only under the pointer. */
export const plainLink = css(touchTarget, {
  gap: 8,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** Above and below a figure in a text. */
export const figureTitle = css({ marginBottom: 10, fontSize: 'var(--fs-body)', fontWeight: 600 });

export const figureNote = css(smallPrint, { marginTop: 8 });
