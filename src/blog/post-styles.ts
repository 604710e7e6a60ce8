import { css } from '@emotion/react';
import { media, visuallyHidden } from '../theme';

export const needsScripts = css({ '@media (scripting: none)': { display: 'none' } });

/** The title of a block beside the list. */
export const sideTitle = css({
  marginBottom: 12,
  font: '600 var(--fs-body) / 1.3 var(--text)',
  letterSpacing: 0,
});

export const titleLink = css({
  color: 'var(--pine)',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline var(--amber)' },
});

/** Hidden on a phone, where the content below needs no title. */
export const quietTitle = css(sideTitle, { [media.belowPhablet]: visuallyHidden });

/** A title whose link covers the whole positioned element around it. */
export const stretchedLink = css(titleLink, {
  // What stands below the title stays clear of the bar of a phone, too.
  scrollMarginBottom: 96,
  '&::after': { content: "''", position: 'absolute', inset: 0 },
});
