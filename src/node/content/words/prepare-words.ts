import type { Language } from '../../../site/languages';
import type { Facts } from '../company/company-facts';
import { listed } from '../problems';
import { typeset } from './typeset';
import { mapTexts, type Words } from './words';

const PLACEHOLDER = /\{\{((?:company|example)\.[\w.]+)\}\}/g;

export const prepareWords = (words: Words, language: Language, facts: Facts): Words =>
  mapTexts(words, (text) => typeset(fillFacts(text, facts), language));

export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => facts[name] ?? placeholder);

export const unknownFacts = (text: string, facts: Facts): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !(name in facts));

/** Expected are the names that begin most alike. */
export function notAFact(name: string, facts: Facts): string {
  const alike = (fact: string) => Array.from(fact).findIndex((letter, at) => letter !== name[at]);
  const nearest = Object.keys(facts).sort((one, other) => alike(other) - alike(one));
  return `{{${name}}} is not a fact; expected one of: ${listed(nearest)}`;
}
