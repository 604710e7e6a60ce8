import { typography, type Language } from '../../../site/languages';
import type { TypographicRule } from '../../../site/languages/profile';

const rules: readonly TypographicRule[] = [
  // A dash never begins a line.
  [/ –/g, '\u00a0–'],
  // A range of numbers stays together.
  [/(\d)–(?=\d)/g, '$1\u2060–\u2060'],
  // A number's thousands stay with it.
  [/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0'],
  // A number stays with its unit.
  [/(\d) (?=%|€|h\b|min\b)/g, '$1\u00a0'],
];

/** Not every browser knows `text-wrap: pretty`. */
const lastWord: TypographicRule = [/(?<=.{16} [^\s{}]{1,10}) (?=[^\s{}]{1,7}$)/, '\u00a0'];

export function typeset(text: string, language: Language): string {
  return [...rules, ...typography[language].rules, lastWord].reduce(
    (set, [pattern, replacement]) => set.replace(pattern, replacement),
    text,
  );
}
