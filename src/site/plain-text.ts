/** Without invisible characters and unbreakable spaces, which typography and word processors add. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\u2011/g, '-');
