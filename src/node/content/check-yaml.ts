import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { reach, ValidationError, type InferType, type Lazy, type Schema } from 'yup';
import { valid, type Checked } from './problems';

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'a group of lines like "key: value"',
  string: 'a text; put it in quotes',
};

type AnySchema = Schema | Lazy<unknown>;

interface Syntax {
  name: string;
  expected: string;
}

const YAML_TEXT: Syntax = {
  name: 'YAML',
  expected:
    'expected "key: text" on each line, quotes around a text that holds : # or signs, and \'\' for an apostrophe between them',
};

/** Of a file in which every text stands in double quotes. */
export const JSON_TEXT: Syntax = {
  name: 'JSON',
  expected:
    'expected "key": "text" on each line, with a comma between two of them and \\" for a quote in a text',
};

/** Problems have lines; `firstLine` is the line of `file` on which `source` begins. */
export function checkYaml<Shape extends AnySchema>(
  source: string,
  schema: Shape,
  file: string,
  { firstLine = 1, syntax = YAML_TEXT } = {},
): Checked<InferType<Shape>> {
  const { document, lineAt } = parseWithLines(source);
  const place = (offset: number) => ({ file, line: lineAt(offset) + firstLine - 1 });
  const [unreadable] = syntaxProblems(document, syntax);
  if (unreadable) {
    const { offset, message } = unreadable;
    const said = `cannot be read: ${message}; ${syntax.expected}`;
    return { problems: [{ ...place(offset), key: syntax.name, message: said }] };
  }
  const checked = checkValue(document.toJS(), schema, file);
  if (checked.problems.length === 0) return checked;
  const problems = checked.problems.map(({ key, message }) => ({
    ...place(offsetOf(document, key)),
    key,
    message,
  }));
  return { problems };
}

/** For a value that has been parsed already; its problems have no line. */
export function checkValue<Shape extends AnySchema>(
  parsed: unknown,
  schema: Shape,
  file: string,
): Checked<InferType<Shape>> {
  try {
    return valid(
      schema.validateSync(parsed, { abortEarly: false, strict: true }) as InferType<Shape>,
    );
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return {
      problems: firstOfEach(errors.flatMap((one) => explain(one, schema))).map((found) => ({
        file,
        ...found,
      })),
    };
  }
}

/** The line of a key, or of the nearest group around it that exists. */
export function lineOfKey(source: string, key: string): number {
  const { document, lineAt } = parseWithLines(source);
  return lineAt(offsetOf(document, key));
}

function parseWithLines(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  return { document, lineAt: (offset: number) => lines.linePos(offset).line };
}

/** What the parser refuses, and what it would read otherwise than it was meant. */
function syntaxProblems(document: Document, syntax: Syntax): { offset: number; message: string }[] {
  const problems = [...document.errors, ...document.warnings].map(({ code, pos, message }) => ({
    offset: pos[0],
    message: code === 'DUPLICATE_KEY' ? 'a key stands here twice in one group' : message,
  }));
  visit(document, {
    Alias: (_, { source, range }) => {
      const message = `a text that begins with * stands in quotes; found "*${source}"`;
      problems.push({ offset: range?.[0] ?? 0, message });
    },
    Scalar: (_, { type, value, range }) => {
      if (syntax !== JSON_TEXT || type !== 'PLAIN' || typeof value !== 'string') return;
      problems.push({ offset: range?.[0] ?? 0, message: `found ${value} without straight quotes` });
    },
  });
  return problems.sort((one, other) => one.offset - other.offset);
}

/** An empty value breaks several rules, and is one problem. */
const firstOfEach = <Found extends { key: string }>(problems: readonly Found[]): Found[] =>
  problems.filter(({ key }, index) => problems.findIndex((one) => one.key === key) === index);

function explain(error: ValidationError, schema: AnySchema): { key: string; message: string }[] {
  const path = error.path === 'this' ? '' : (error.path ?? '');
  const unknown = error.type === 'noUnknown' ? error.params?.unknown : undefined;
  if (typeof unknown !== 'string')
    return [{ key: path || 'all', message: messageOf(error) + foundValue(error) }];
  const parent = path ? reach(schema, path) : schema;
  const known = 'fields' in parent ? Object.keys(parent.fields as object).join(', ') : '';
  return unknown.split(', ').map((name) => ({
    key: path ? `${path}.${name}` : name,
    message: `is not known here; expected one of: ${known || 'none'}`,
  }));
}

/** Yup's own messages about types are not for editors. */
function messageOf({ type, message, params }: ValidationError): string {
  const kind = type === 'typeError' ? kinds[String(params?.type)] : undefined;
  return kind ? `must be ${kind}` : message;
}

function foundValue({ params }: ValidationError): string {
  const value = params?.originalValue;
  return value === undefined || typeof value === 'object' ? '' : `; found ${JSON.stringify(value)}`;
}

function offsetOf(document: Document, key: string): number {
  const path = key.split(/[.[\]]+/).filter(Boolean);
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
