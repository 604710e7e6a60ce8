import type common from '../../content/locales/lv/common.json';
import type { Language } from './languages';

/** Removes invisible characters and unbreakable spaces, as typography adds them. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\u2011/g, '-');

export const capitalised = (text: string): string =>
  text.replace(/^./, (letter) => letter.toUpperCase());

export const uncapitalised = (text: string): string =>
  text.replace(/^./, (letter) => letter.toLowerCase());

/** With a full stop, unless it ends in a mark of its own. */
export const asSentence = (text: string): string => text.replace(/[^.!?]$/, '$&.');

export const telUrl = (phone: string): string => `tel:${phone.replace(/ /g, '')}`;

export type CommonWords = typeof common;

export type Locales = Queries.FrameFragment['locales'];

/** The common texts of a language, for places where no translation hook works. */
export function commonWords(locales: Locales, language: Language): CommonWords | undefined {
  const match = locales.edges.find(
    ({ node }) => node.ns === 'common' && node.language === language,
  );
  return match?.node.data as CommonWords | undefined;
}
