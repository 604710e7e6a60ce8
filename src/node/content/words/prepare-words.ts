import type { Language } from '../../../site/languages';
import type { Facts } from '../company/company-facts';
import { typeset } from './typeset';
import { mapTexts, type Words } from './words';

const PLACEHOLDER = /\{\{company\.([\w.]+)\}\}/g;

export const prepareWords = (words: Words, language: Language, facts: Facts): Words =>
  mapTexts(words, (text) => typeset(fillFacts(text, facts), language));

export const fillFacts = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => facts[name] ?? placeholder);

export const unknownFacts = (text: string, facts: Facts): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !(name in facts));
