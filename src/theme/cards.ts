import { css } from '@emotion/react';

/** For forms and documents. */
export const whiteCard = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  color: 'var(--pine)',
});

/** The background of sections and cards that stand out. */
export const pineBackground = css({ background: 'var(--pine)', color: 'var(--on-pine)' });

/** For descriptions of our work. */
export const creamCard = css({
  borderRadius: 'var(--r-l)',
  background: 'var(--cream)',
  color: 'var(--pine)',
});

export const floatingCard = css(whiteCard, {
  borderRadius: 'var(--r)',
  boxShadow: 'var(--shadow-card)',
});
