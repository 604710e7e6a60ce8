import type { Language } from '../../../site/languages';
import type { Facts } from '../company/company-facts';
import { typeset } from './typeset';
import { mapTexts, type Words } from './words';

const FACT = /\{\{company\.([\w.]+)\}\}/g;

/** Whatever stands in braces, also where one of them is missing. */
const IN_BRACES = /\{+\s*[\w.]*[^{}]*\}+|\{+\s*[\w.]*|[\w.]*\}+/g;

export const prepareWords = (words: Words, language: Language, facts: Facts): Words =>
  mapTexts(words, (text) => typeset(fillFacts(text, facts), language));

export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(FACT, (written, name: string) => facts[name] ?? written);

/**
 * What is wrong with all that stands in braces and is no fact; `isOther` lets through what else a
 * text may hold.
 */
export const wrongFacts = (
  text: string,
  facts: Facts,
  isOther: (written: string) => boolean = () => false,
): string[] =>
  [...text.matchAll(IN_BRACES)]
    .map(([written]) => written.trim())
    .filter((written) => fillFacts(written, facts) === written && !isOther(written))
    .map((written) => {
      const name = written.replace(/[{}\s]|company\./g, '');
      const expected =
        name in facts ? `{{company.${name}}}` : `one of: ${Object.keys(facts).join(', ')}`;
      return `${written} is not a fact; expected ${expected}`;
    });
