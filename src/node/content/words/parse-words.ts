import { mixed } from 'yup';
import { filledText } from '../fields';
import { brokenRules, JSON_TEXT, parseYaml } from '../parse-yaml';
import { ContentProblems, type Found } from '../problems';
import type { Words } from './words';

const text = filledText();

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is no text, and no group of them. */
function wrongTexts(value: unknown, key: string): Found[] {
  if (!isGroup(value)) return brokenRules(value, text).map((found) => ({ ...found, key }));
  const place = key && `${key}.`;
  return Object.entries(value).flatMap(([name, inner]) => wrongTexts(inner, place + name));
}

const rules = (words: unknown): Found[] =>
  isGroup(words) && Object.keys(words).length > 0
    ? wrongTexts(words, '')
    : [{ key: 'all', message: 'holds no words; expected { "key": "text" }' }];

/** JSON is YAML, which knows lines; but YAML allows more, such as a comma behind the last text. */
export function parseWords(source: string, file: string): Words {
  const words = parseYaml(source, mixed().nullable(), file, { syntax: JSON_TEXT, rules }) as Words;
  try {
    JSON.parse(source);
    return words;
  } catch (error) {
    const { message } = error as Error;
    const [place, at] = / in JSON at position (\d+).*/s.exec(message) ?? [''];
    const line = source.slice(0, Number(at ?? 0)).split('\n').length;
    const reason = `cannot be read: ${message.replace(place, '')}; ${JSON_TEXT.expected}`;
    throw new ContentProblems([{ file, line, key: JSON_TEXT.name, message: reason }]);
  }
}
