/** HTML, its names of signs, and Markdown with a space too many or too few, which visitors would read as it stands. */
const MARKUP =
  /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|\*\*|\[[^\]]*\]\s?\([^)]*\)?|(?<![^\n])#{2,}\S*/i;

/** A word of Latin and Cyrillic letters, which look alike. */
export const MIXED_WORD =
  /\p{L}*(?:\p{Script=Latin}\p{M}*\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{M}*\p{Script=Latin})\p{L}*/gu;

export const isMixed = (text: string): boolean => text.search(MIXED_WORD) >= 0;

export function plainMarkup(text: string): string[] {
  const [word] = text.match(MIXED_WORD) ?? [];
  if (word) return [`has a Cyrillic letter among the others in "${word}"; type the word again`];
  const found = MARKUP.exec(text)?.[0].trim();
  return found ? [`holds ${found}, which the page would show as it stands; ${hint(found)}`] : [];
}

function hint(found: string): string {
  if (found.startsWith('#')) return 'expected a space behind #';
  if (found.startsWith('[')) return 'expected no space between ] and (, and links only in articles';
  return found === '**' ? 'expected no space within **…**, and ** only in articles' : 'take it out';
}
