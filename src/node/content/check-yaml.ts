import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { reach, ValidationError, type InferType, type Schema } from 'yup';
import { valid, type Checked } from './problems';

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'a group of lines like "key: value"',
  string: 'a text; put it in quotes',
};

/** Problems have lines; `firstLine` is the line of `file` on which `source` begins. */
export function checkYaml<Shape extends Schema>(
  source: string,
  schema: Shape,
  file: string,
  firstLine = 1,
): Checked<InferType<Shape>> {
  const { document, lineAt } = parseWithLines(source);
  const place = (offset: number) => ({ file, line: lineAt(offset) + firstLine - 1 });
  const faults = syntaxFaults(document);
  if (faults.length > 0) {
    const problems = faults.map(({ offset, message }) => ({
      ...place(offset),
      key: 'YAML',
      message: `cannot be read: ${message}`,
    }));
    return { problems };
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
export function checkValue<Shape extends Schema>(
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
      problems: errors.flatMap((one) => explain(one, schema)).map((fault) => ({ file, ...fault })),
    };
  }
}

/** The line of a key, or of the nearest group around it that exists. */
export function lineOfKey(source: string, key: string): number {
  const { document, lineAt } = parseWithLines(source);
  return lineAt(offsetOf(document, key));
}

export function linesOfRepeatedKeys(source: string): number[] {
  const { document, lineAt } = parseWithLines(source);
  return document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => lineAt(pos[0]));
}

function parseWithLines(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  return { document, lineAt: (offset: number) => lines.linePos(offset).line };
}

const EXPECTED =
  'expected "key: text" on each line, and quotes around a text that holds : # or signs';

function syntaxFaults(document: Document): { offset: number; message: string }[] {
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    offset: pos[0],
    message: `${message}; ${EXPECTED}`,
  }));
  visit(document, {
    Alias: (_, { source, range }) => {
      const message = `a text that begins with * stands in quotes; found "*${source}"`;
      faults.push({ offset: range?.[0] ?? 0, message });
    },
  });
  return faults;
}

function explain(error: ValidationError, schema: Schema): { key: string; message: string }[] {
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
