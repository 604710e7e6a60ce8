/** A text without the spaces that do not break and the joiners: for where no page sets it. */
export function plainText(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}
