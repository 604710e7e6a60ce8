import { languages, typography, type Language } from '../../site/languages';
import { addressProblem, textsWithin } from '../content/addresses';
import { bodyOf } from '../content/parse-yaml';
import type { Problem } from '../content/problems';

/** What writers put in the place of what they do not have yet; `✎` stands in new articles. */
const UNFINISHED =
  /✎|✏|\b(?:TODO|TBD|FIXME)\b|\bX{2,}(?=\s?(?:€|%|eiro\b|EUR\b|euro))|lorem ipsum|\?{3,}/i;

const WRITE = 'is still to be written; write it or take it out';

/** Below this an article is too short to tell. */
const FEW_LETTERS = 400;

/** The share of the letters that only one of the languages has, in a text that is in it. */
const LEAST_SHARE = 0.02;

interface Body {
  file: string;
  source: string;
  language: Language;
  draft?: boolean;
}

/** What is left to write in public texts, and texts in the file of another language. */
export const checkBodies = (texts: readonly Body[]): Problem[] =>
  texts
    .filter(({ draft }) => !draft)
    .flatMap(({ file, source, language }) => {
      const { body, firstLine } = bodyOf(source);
      const found = languageOf(body);
      const message = `is in another language than ${file.slice(-6, -4)}; expected its translation`;
      const wrong = found && found !== language;
      return [
        ...(wrong ? [{ file, line: firstLine + 1, key: 'text', message }] : []),
        ...source.split('\n').flatMap((line, index) => {
          const key = UNFINISHED.exec(line)?.[0] ?? '';
          const draft = `${WRITE}, or keep draft: true`;
          return key ? [{ file, line: index + 1, key, message: draft }] : [];
        }),
      ];
    });

/** The first of the languages with letters of its own that the text has, or the one without any. */
function languageOf(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < FEW_LETTERS) return undefined;
  const own = ({ letters: special }: { letters: string }) =>
    letters.filter((letter) => special.includes(letter)).length / letters.length;
  return (
    languages.find((language) => own(typography[language]) > LEAST_SHARE) ??
    languages.find((language) => typography[language].letters === '')
  );
}

/** Addresses and unfinished texts within a value; the site's own address stands at `url`. */
export const checkTexts = (value: object, file: string, own?: string): Problem[] =>
  textsWithin(value).flatMap(([key, text]) => {
    const unfinished = UNFINISHED.exec(text)?.[0];
    const wrong = (text.match(/https?:\S+/gi) ?? []).flatMap((address) => {
      const problem = addressProblem(address, key === 'url' ? undefined : own);
      return problem ? [`"${address}" ${problem}`] : [];
    });
    return [...(unfinished ? [`"${unfinished}" ${WRITE}`] : []), ...wrong].map((message) => {
      return { file, key, message };
    });
  });
