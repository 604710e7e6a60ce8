import type { Facts } from '../content/words/prepare-words';
import { FACT } from '../content/words/prepare-words';

/** Letters of no script, which mean nothing to Markdown. */
const [BEGIN, END] = ['\ue000', '\ue001'];

/** Also as the parser writes them in an address. */
const MARK = new RegExp(
  `(?:${BEGIN}|${encodeURI(BEGIN)})([\\w.]+)(?:${END}|${encodeURI(END)})`,
  'g',
);

/** The text with a mark for each fact, so that what a fact holds is never read as Markdown. */
export const markFacts = (body: string): string => body.replace(FACT, `${BEGIN}$1${END}`);

/** Puts facts in the place of their marks, once the text has been parsed. */
export const fillMarks = (text: string, facts: Facts): string =>
  text.replace(MARK, (_, name: string) => facts[name] ?? '');
