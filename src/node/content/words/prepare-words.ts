import type { Language } from '../../../site/languages';
import type { Facts } from '../company/company-facts';
import { typeset } from './typeset';
import { mapTexts, type Words } from './words';

const PLACEHOLDER = /\{\{company\.([\w.]+)\}\}/g;

export function prepareWords(words: Words, language: Language, facts: Facts): Words {
  return mapTexts(words, (text) => typeset(fillFacts(text, facts), language));
}

/** Fills `{{company.…}}`; a name that is not a fact stays as it is. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => facts[name] ?? placeholder);
}

export function unknownFacts(text: string, facts: Facts): string[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in facts));
}
