import { profiles, typography, type Language } from '../../../site/languages';
import type { TypographicRule } from '../../../site/languages/profile';
import { shortList } from '../problems';
import { mapTexts, type Words } from './words';

const typographicRules: readonly TypographicRule[] = [
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
    ...[...typographicRules, ...typography[language].rules, lastWord],
  ].reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);

export type Facts = Readonly<Record<string, string>>;

const FACT = /\{\{((?:company|example)\.[\w.]+)\}\}/g;

/** Everything in braces, even if one of them is missing. */
const IN_BRACES = /\{+\s*[\w.]*[^{}]*\}+|\{+\s*[\w.]*|[\w.]*\}+/g;

/** A path, to which a text leads, stays as it is. */
export const prepareWords = (words: Words, language: Language, facts: Facts): Words =>
  mapTexts(words, (text) =>
    /^\/\S*$/.test(text) ? text : typeset(fillFacts(text, facts), language),
  );

export const fillFacts = (text: string, facts: Facts): string =>
  resolveSections(text, facts).replace(FACT, (written, name: string) => facts[name] ?? written);

/**
 * The problems of everything in braces that is no fact, by the line of the text from 0; `isOther` allows
 * other expressions.
 */
export const factProblems = (
  text: string,
  facts: Facts,
  isOther: (written: string) => boolean = () => false,
): { index: number; written: string; message: string }[] => [
  ...openSections(text, facts)
    .split('\n')
    .flatMap((line, index) =>
      (line.match(IN_BRACES) ?? [])
        .map((written) => written.trim())
        .filter((written) => fillFacts(written, facts) === written && !isOther(written))
        .map((written) => ({ index, written, message: unknownFact(written, facts) })),
    ),
  ...shownLines(text, facts).flatMap(({ line, index }) =>
    [...line.matchAll(FACT)].flatMap(({ 0: written, 1: name = '', index: at }) => {
      const expected = `{{#${name}}} before and {{/${name}}} behind the text that needs it`;
      const missing = `${written} is not in company.yml; expected it there, or ${expected}`;
      const unit = /[€%]/.exec(facts[name] ?? '')?.[0] ?? '';
      const beside = `${line.slice(0, at).trimEnd().slice(-1)} ${line.slice(at + written.length)}`;
      const isTwice = unit && UNITS[unit]?.test(beside);
      const twice = `${written} is written with its ${unit} already; take out the one beside it`;
      const message = facts[name] === '' ? missing : isTwice && twice;
      return message ? [{ index, written, message }] : [];
    }),
  ),
];

/** A unit before or behind a fact, with a space between the two. */
const UNITS: Readonly<Record<string, RegExp>> = {
  '€': /^€|^.? \s?(?:€|eiro\b|euros?\b|EUR\b)/i,
  '%': /^%|^.? \s?(?:%|procent|per ?cent\b)/i,
};

function unknownFact(written: string, facts: Facts): string {
  const [, sign, section = ''] = /^\{+\s*([#^/])\s*([\w.]*)/.exec(written) ?? [];
  if (sign && section in facts) {
    const [other, side] = sign === '/' ? ['#', 'before'] : ['/', 'behind'];
    return `${written} stands alone; expected {{${other}${section}}} ${side} the text that needs it`;
  }
  const name = written.replace(/[{}\s#^/]/g, '');
  // Names of Jekyll and Hugo.
  if (/^(?:site|page|post|layout|include)?\./.test(name))
    return `${written} belongs to another program; expected what it stands for`;
  const meant = [name, `company.${name}`].find((fact) => fact in facts);
  const expected = meant ? `{{${meant}}}` : `one of: ${shortList(nearest(name, facts))}`;
  return `${written} is not a fact; expected ${expected}`;
}

/** First the names that begin most alike. */
function nearest(name: string, facts: Facts): string[] {
  const alike = (fact: string) =>
    Array.from(`${fact} `).findIndex((letter, at) => letter !== name[at]);
  return Object.keys(facts).sort((a, b) => alike(b) - alike(a));
}

/** `{{#company.rating}}…{{/company.rating}}` stands where the company has the fact, `{{^…}}` where not. */
const SECTION = /\{\{([#^])([\w.]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;

const REMOVED = '\ue002';

/** A line, a list item or a row that is empty after optional parts were removed. */
const EMPTIED_LINE = new RegExp(
  `^(?:\\|\\s*${REMOVED}\\s*\\||\\s*(?:(?:[-*]|\\d+\\.)\\s+)?${REMOVED}\\s*$)`,
);

/** A fact with the amount zero counts as missing. */
const isShown = (fact = ''): boolean => fact !== '' && !/^\D*0\D*$/.test(fact);

const resolveSections = (text: string, facts: Facts, mark = ''): string =>
  text.replace(SECTION, (written, sign: string, name: string, inner: string) => {
    if (!(name in facts)) return written;
    if (isShown(facts[name]) === (sign === '#')) return resolveSections(inner, facts, mark);
    return mark && mark + inner.replace(/[^\n]/g, '');
  });

const openSections = (text: string, facts: Facts): string =>
  text.replace(SECTION, (written, _, name: string, inner: string) =>
    name in facts ? openSections(inner, facts) : written,
  );

/** The lines of a text that are shown, each with its place among all. */
export const shownLines = (text: string, facts: Facts): { line: string; index: number }[] =>
  resolveSections(text, facts, REMOVED)
    .split('\n')
    .flatMap((line, index) =>
      EMPTIED_LINE.test(line) ? [] : [{ line: line.replaceAll(REMOVED, ''), index }],
    );

/** Private-use characters, which Markdown does not interpret. */
const [BEGIN, END] = ['\ue000', '\ue001'];

/** A fact between the two marks, also as the parser encodes them in an address. */
const MARK = new RegExp(
  `(?:${BEGIN}|${encodeURI(BEGIN)})([\\w.]+)(?:${END}|${encodeURI(END)})`,
  'g',
);

/** Replaces each fact by a mark, so that its value is never parsed as Markdown. */
export const maskFacts = (body: string): string => body.replace(FACT, `${BEGIN}$1${END}`);

/** Replaces the marks by facts, after the text has been parsed. */
export const unmaskFacts = (text: string, facts: Facts): string =>
  text.replace(MARK, (_, name: string) => facts[name] ?? '');
