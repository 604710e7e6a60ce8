/** The blog's categories (specification, section 3); their labels are words of `common`. */
export const categories = [
  'pricing',
  'design',
  'strategy',
  'guest-experience',
  'riga-market',
  'management',
] as const;

export type Category = (typeof categories)[number];
