import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { reach, ValidationError, type InferType, type Schema } from 'yup';
import type { Problem } from './problems';

export type Checked<Value> =
  { value: Value; problems: readonly [] } | { value?: undefined; problems: readonly Problem[] };

/**
 * Reads YAML and checks it by a Yup schema. Promises either the typed value or every problem in it,
 * each with its line. `firstLine` is the line of `file` on which `source` begins.
 */
export function checkYaml<Shape extends Schema>(
  source: string,
  schema: Shape,
  file: string,
  firstLine = 1,
): Checked<InferType<Shape>> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      key: 'YAML',
      message: error.message.split('\n')[0] ?? error.code,
    }));
    return { problems };
  }
  try {
    const value: InferType<Shape> = schema.validateSync(document.toJS(), {
      abortEarly: false,
      strict: true,
    });
    return { value, problems: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    const problems = inner
      .flatMap((error) => explain(error, schema))
      .map(({ key, message }) => {
        const offset = offsetOf(document, key.split(/[.[\]]+/).filter(Boolean));
        return { file, line: lineAt(offset), key, message };
      });
    return { problems };
  }
}

function explain(error: ValidationError, schema: Schema): { key: string; message: string }[] {
  const path = error.path === 'this' ? '' : (error.path ?? '');
  const unknown = error.type === 'noUnknown' ? error.params?.unknown : undefined;
  if (typeof unknown !== 'string') {
    return [{ key: path || 'all', message: error.message + foundValue(error) }];
  }
  const parent = path ? reach(schema, path) : schema;
  const known = 'fields' in parent ? Object.keys(parent.fields as object).join(', ') : '';
  return unknown.split(', ').map((name) => ({
    key: path ? `${path}.${name}` : name,
    message: `is not known here; expected one of: ${known}`,
  }));
}

/** What stands there instead, where it can be said in a word. */
function foundValue({ params }: ValidationError): string {
  const value = params?.originalValue;
  return value === undefined || typeof value === 'object' ? '' : `; found ${JSON.stringify(value)}`;
}

/** Where the value of a key begins, or its nearest parent that is there, or the whole. */
function offsetOf(document: Document, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
