import { wholeRanges } from './whole-ranges';

/** Each line of a text, as a paragraph. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n').map((line) => <p key={line}>{wholeRanges(line)}</p>);
