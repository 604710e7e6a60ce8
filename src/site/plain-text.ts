/**
 * A text without typography, for heads, feeds, structured data, links and mails: joiners and soft
 * hyphens are removed, and spaces and hyphens that do not break become plain ones.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2011/g, '-');
}
