import { css } from '@emotion/react';

/** For what is filled in or read as a document. */
export const whiteCard = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  color: 'var(--pine)',
});

/** The ground of what is loud. */
export const pineGround = css({ background: 'var(--pine)', color: 'var(--on-pine)' });

/** For what we do. */
export const creamCard = css({
  borderRadius: 'var(--r-l)',
  background: 'var(--cream)',
  color: 'var(--pine)',
});

export const floatingCard = css(whiteCard, {
  borderRadius: 'var(--r)',
  boxShadow: 'var(--shadow-card)',
});
