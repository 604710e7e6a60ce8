/**
 * Media queries for a width of the window or a visitor's preference. Widths are in `em` (16 px unless
 * the visitor has chosen larger letters), so that large letters get a layout with room for them.
 */
export const media = {
  /** Large phones and up. */
  phablet: '@media (min-width: 37.5em)',
  /** Tablets on their side and up. */
  tablet: '@media (min-width: 56.25em)',
  /** Two columns of text. */
  desktop: '@media (min-width: 62.5em)',
  /** The whole navigation fits into the header. */
  wide: '@media (min-width: 73.75em)',
  /** Wider than a phone and narrower than a tablet: narrow columns. */
  phabletOnly: '@media (min-width: 37.5em) and (max-width: 56.1875em)',
  belowPhablet: '@media (max-width: 37.4375em)',
  /** A phone held upright: high enough to give a bar at the lower edge its place. */
  phoneBar: '@media screen and (max-width: 37.4375em) and (min-height: 32em)',
  /** A phone with letters of twice the size. */
  tight: '@media (max-width: 17.5em)',
  belowWide: '@media (max-width: 73.6875em)',
  /** The browser draws everything in a few colours of the visitor's choice, without backgrounds. */
  forced: '@media (forced-colors: active)',
  /** For screens only: on paper nothing moves, so nothing may stay hidden until its entrance. */
  motion: '@media screen and (prefers-reduced-motion: no-preference)',
} as const;
