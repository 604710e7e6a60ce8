import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { ValidationError, type InferType, type Lazy, type Schema } from 'yup';
import { ContentProblems, type Found } from './problems';

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

interface Options<Value> {
  /** The line of `file` on which `source` begins. */
  firstLine?: number;
  syntax?: Syntax;
  /** What no field can say alone; asked where each keeps its own rules. */
  rules?: (value: Value) => readonly Found[];
}

/** @throws with a line for each problem. */
export function parseYaml<Shape extends AnySchema>(
  source: string,
  schema: Shape,
  file: string,
  { firstLine = 1, syntax = YAML_TEXT, rules = () => [] }: Options<InferType<Shape>> = {},
): InferType<Shape> {
  const { document, lineAt } = parseWithLines(source);
  const refuse = (problems: readonly (Found & { offset: number })[]) => {
    if (problems.length === 0) return;
    throw new ContentProblems(
      problems.map(({ offset, key, message }) => {
        return { file, line: lineAt(offset) + firstLine - 1, key, message };
      }),
    );
  };
  const atKey = (found: Found) => ({ ...found, offset: offsetOf(document, found.key) });
  refuse(syntaxProblems(document, syntax).slice(0, 1));
  const value = document.toJS() as InferType<Shape>;
  refuse(brokenRules(value, schema).map(atKey));
  refuse(rules(value).map(atKey));
  return value;
}

/** What a schema refuses in a value. */
export function brokenRules(value: unknown, schema: AnySchema): Found[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return firstOfEach(errors.flatMap(explain));
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
function syntaxProblems(document: Document, { name, expected }: Syntax) {
  const problem = (offset: number, reason: string) => {
    return { offset, key: name, message: `cannot be read: ${reason}; ${expected}` };
  };
  const problems = [...document.errors, ...document.warnings].map(({ code, pos, message }) =>
    problem(pos[0], code === 'DUPLICATE_KEY' ? 'a key stands here twice in one group' : message),
  );
  visit(document, {
    Alias: (_, { source, range }) => {
      const reason = `a text that begins with * stands in quotes; found "*${source}"`;
      problems.push(problem(range?.[0] ?? 0, reason));
    },
    Scalar: (_, { type, value, range }) => {
      if (name !== JSON_TEXT.name || type !== 'PLAIN' || typeof value !== 'string') return;
      problems.push(problem(range?.[0] ?? 0, `found ${value} without straight quotes`));
    },
  });
  return problems.sort((one, other) => one.offset - other.offset);
}

/** An empty value breaks several rules, and is one problem. */
const firstOfEach = (problems: readonly Found[]): Found[] =>
  problems.filter(({ key }, index) => problems.findIndex((one) => one.key === key) === index);

function explain(error: ValidationError): Found[] {
  const path = error.path === 'this' ? '' : (error.path ?? '');
  const unknown = error.type === 'noUnknown' ? error.params?.unknown : undefined;
  if (typeof unknown !== 'string')
    return [{ key: path || 'all', message: messageOf(error) + foundValue(error) }];
  return unknown.split(', ').map((name) => {
    return { key: path ? `${path}.${name}` : name, message: error.message };
  });
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
