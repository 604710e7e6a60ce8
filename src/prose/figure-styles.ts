import { css } from '@emotion/react';

export const figureTitle = css({ marginBottom: 10, fontSize: 'var(--fs-body)', fontWeight: 600 });

export const figureNote = css({
  marginTop: 8,
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.45,
});
