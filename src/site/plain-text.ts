/**
 * Without joiners, soft hyphens and unbreakable spaces: for heads, feeds, structured data and
 * mails.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2011/g, '-');
