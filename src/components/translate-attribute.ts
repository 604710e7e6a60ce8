/** For the attribute `translate`: a translator leaves a value alone that has no words. */
export const translateAttribute = (value: React.ReactNode): 'no' | undefined =>
  typeof value === 'string' && !/\p{L}/u.test(value) ? 'no' : undefined;
