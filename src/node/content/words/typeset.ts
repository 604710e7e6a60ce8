import { profiles, typography, type Language } from '../../../site/languages';
import type { TypographicRule } from '../../../site/languages/profile';

const rules: readonly TypographicRule[] = [
  [/(?<!-)--(?!-)/g, '–'],
  [/ (?=[–×])|(?<=×) /g, '\u00a0'],
  [/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0'],
  [/(\d\+?|\}\}) (?=%|€|h\b|min\b)/g, '$1\u00a0'],
];

/** Not every browser knows `text-wrap: pretty`. */
const lastWord: TypographicRule = [/(?<=[^]{16} [^\s{}]{1,10}) (?=[^\s{}]{1,8}$)/, '\u00a0'];

export const typeset = (text: string, language: Language): string =>
  [
    [/"([^"\n]+)"/g, profiles[language].quotes.join('$1')] as const,
    ...[...rules, ...typography[language].rules, lastWord],
  ].reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
