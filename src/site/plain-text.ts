/**
 * A text for where no page sets it: heads, feeds, structured data, links, letters. Joiners, soft
 * hyphens and their like are gone, spaces and hyphens that do not break are plain ones.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\u2011/g, '-');
}
