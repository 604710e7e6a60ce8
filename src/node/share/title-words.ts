import type { Language } from '../../site/languages';
import { TO_WRITE } from '../content/posts/unwritten';
import { typeset } from '../content/words/typeset';

/**
 * Signs that are meant for browsers or editors, and what is drawn in their place; the fonts do not
 * have them.
 */
const drawnAs: readonly [sign: RegExp, drawn: string][] = [
  [new RegExp(`${TO_WRITE} *`, 'g'), ''],
  [/[\u2060\u00ad]/g, ''],
  [/\u202f/g, '\u00a0'],
  [/\u2011/g, '-'],
];

/** The parts of a title between which a line may break: at plain spaces only, as typography sets it. */
export function titleWords(title: string, language: Language): string[] {
  return drawnAs
    .reduce((text, [sign, drawn]) => text.replace(sign, drawn), typeset(title, language))
    .split(' ');
}
