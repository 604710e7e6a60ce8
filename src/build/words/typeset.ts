const rules: readonly [pattern: RegExp, replacement: string][] = [
  // A dash never begins a line.
  [/ –/g, '\u00a0–'],
  // A range of numbers stays together.
  [/(\d)–(?=\d)/g, '$1\u2060–\u2060'],
  // A number's thousands stay with it.
  [/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0'],
  // A number keeps its unit.
  [/(\d) (?=%|€|h\b|min\b|milj\.|million|gad|stund|hour)/g, '$1\u00a0'],
  [/(\d\.) (?=gad)/g, '$1\u00a0'],
  // Long-term and short-term do not part at their hyphen.
  [/-(?=term\b)/g, '-\u2060'],
];

/** Puts in the spaces that do not break and the joiners, so that editors may type plain ones. */
export function typeset(text: string): string {
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}
