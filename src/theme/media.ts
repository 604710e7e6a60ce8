/** Widths are in `em`, so that enlarged letters get a layout with room for them. */
export const media = {
  /** Before Chrome 114, Firefox 125 and Safari 17: what would open stands in the page. */
  noPopovers: '@supports not selector(:popover-open)',
  phablet: '@media (min-width: 37.5em)',
  tablet: '@media (min-width: 56.25em)',
  /** Two columns of text fit beside each other. */
  desktop: '@media (min-width: 62.5em)',
  /** Where letters have their usual size, too. */
  belowDesktop: '@media screen and (min-width: 17.5625em) and (max-width: 62.4375em)',
  belowLarge: '@media (max-width: 63.9375em)',
  large: '@media (min-width: 64em)',
  /** The whole navigation fits into the header. */
  wide: '@media (min-width: 73.75em)',
  phabletOnly: '@media (min-width: 37.5em) and (max-width: 56.1875em)',
  belowPhablet: '@media (max-width: 37.4375em)',
  /** High enough for a bar at the lower edge. */
  phoneBar: '@media screen and (max-width: 37.4375em) and (min-height: 32em)',
  /** Narrower than any phone, so letters have about twice their size. */
  enlarged: '@media (max-width: 17.5em)',
  narrowPhone: '@media (max-width: 22.5em)',
  phone: '@media (min-width: 22.5em)',
  /** Two short fields fit beside each other; two cards. */
  fieldPairs: '@media (min-width: 30em)',
  cardPairs: '@media (min-width: 43.75em)',
  forced: '@media (forced-colors: active)',
  /** On paper nothing may stay hidden until its entrance. */
  motion: '@media screen and (prefers-reduced-motion: no-preference)',
} as const;

/** The query without `@media`, as scripts and `<source>` take it. */
export const mediaCondition = (rule: string): string => rule.replace('@media ', '');

/** The width of a window in `em` for a row of this many characters; `media.wide` for a short one. */
export const widthForRow = (letters: number): number =>
  (7375 + Math.max(0, letters - 90) * 45) / 100;

/** The media query from which a row of this many characters fits. */
export const mediaForRow = (letters: number): `@media ${string}` =>
  `@media (min-width: ${widthForRow(letters)}em)`;
