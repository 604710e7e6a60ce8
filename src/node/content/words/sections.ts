import type { Facts } from '../company/company-facts';

/** `{{#company.rating}}…{{/company.rating}}` stands where the company has the fact, `{{^…}}` where not. */
const SECTION = /\{\{([#^])([\w.]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;

const GONE = '\ue002';

/** A row without its first cell, an item or a line of which nothing is left. */
const EMPTIED = new RegExp(`^(?:\\|\\s*${GONE}\\s*\\||\\s*(?:(?:[-*]|\\d+\\.)\\s+)?${GONE}\\s*$)`);

/** A sum of nothing is none. */
const isHeld = (fact = ''): boolean => fact !== '' && !/^\D*0\D*$/.test(fact);

export const keepSections = (text: string, facts: Facts, gone = ''): string =>
  text.replace(SECTION, (written, sign: string, name: string, inner: string) => {
    if (!(name in facts)) return written;
    if (isHeld(facts[name]) === (sign === '#')) return keepSections(inner, facts, gone);
    return gone && gone + inner.replace(/[^\n]/g, '');
  });

/** The text with all its sections, also what is not shown. */
export const openSections = (text: string, facts: Facts): string =>
  text.replace(SECTION, (written, _, name: string, inner: string) =>
    name in facts ? openSections(inner, facts) : written,
  );

/** The lines of a text that are shown, each with its place among all. */
export const shownLines = (text: string, facts: Facts): { line: string; index: number }[] =>
  keepSections(text, facts, GONE)
    .split('\n')
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => !EMPTIED.test(line))
    .map(({ line, index }) => ({ line: line.replaceAll(GONE, ''), index }));
