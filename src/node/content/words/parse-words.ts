import { lazy, mixed, type Schema } from 'yup';
import { filledText, strictObject } from '../fields';
import { JSON_TEXT, parseYaml } from '../parse-yaml';
import { ContentProblems } from '../problems';
import type { Words } from './words';

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, or a group of them. */
function schemaOf(value: unknown): Schema {
  if (!isGroup(value)) return filledText();
  const schemas = Object.entries(value).map(([name, inner]) => [name, schemaOf(inner)]);
  return strictObject(Object.fromEntries(schemas) as Record<string, Schema>);
}

const wordsSchema = lazy((value: unknown) =>
  isGroup(value) && Object.keys(value).length > 0
    ? schemaOf(value)
    : mixed()
        .nullable()
        .test('group', 'holds no words; expected { "key": "text" }', () => false),
);

/** JSON is YAML, which knows lines; but YAML allows more, such as a comma behind the last text. */
export function parseWords(source: string, file: string): Words {
  const words = parseYaml(source, wordsSchema, file, { syntax: JSON_TEXT }) as Words;
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
