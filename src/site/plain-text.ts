/** Without invisible characters and unbreakable spaces, which typography and word processors add. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\u2011/g, '-');
