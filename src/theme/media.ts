/** Media queries; each names the width from which its rules hold, or the visitor's wish. */
export const media = {
  /** Large phones and up. */
  phablet: '@media (min-width: 600px)',
  /** Tablets on their side and up. */
  tablet: '@media (min-width: 900px)',
  /** Two columns of text. */
  desktop: '@media (min-width: 1000px)',
  /** The whole navigation fits into the header. */
  wide: '@media (min-width: 1180px)',
  /** Between the two: narrow columns. */
  phabletOnly: '@media (min-width: 600px) and (max-width: 899px)',
  belowPhablet: '@media (max-width: 599px)',
  belowWide: '@media (max-width: 1179px)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;
