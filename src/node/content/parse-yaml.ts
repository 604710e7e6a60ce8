import { extname } from 'node:path';
import { isPair, isScalar, visit, isAlias, isNode, LineCounter, parseDocument } from 'yaml';
import type { Document, Scalar } from 'yaml';
import { ValidationError, type InferType, type Lazy, type Schema } from 'yup';
import { plainText } from '../../site/text';
import { brokenRulesOf, ContentProblems } from './problems';
import type { ProblemAtKey, CrossRule, Problem } from './problems';
import { NAMED, plainMarkup, saysNothing } from './text-checks';
import { parseFile } from './files';

/** How YAML or a page would interpret a value differently from how it looks. */
function misreadings({ value, type, source = '', comment }: Scalar, key: string): string[] {
  const found: string[] = [];
  // Coordinates have as many decimals.
  if (typeof value === 'number' && /^[1-9]\d{0,2}\.\d{3}$/.test(source) && !/itude$/.test(key))
    found.push('is read as a number below 1000; expected thousands without a point');
  if (type === 'PLAIN' && /^\S/.test(comment ?? ''))
    found.push("ends before #; expected the whole text in quotes, as in title: 'Our #1'");
  if (type === 'PLAIN' && /^[“”„‟‘’‚«»]/.test(source))
    found.push("stands in quotes of a word processor; expected straight ones: 'text'");
  if (/Alt\b|\balt\b/.test(key) && saysNothing(String(value))) found.push(NAMED);
  return typeof value === 'string' ? [...found, ...plainMarkup(value)] : found;
}

/** Reads texts as one line with plain spaces, and reports values that would be misread. */
function readValues(document: Document, lineAt: (offset: number) => number) {
  const problems: (ProblemAtKey & { line: number })[] = [];
  visit(document, {
    Scalar: (position, scalar, path) => {
      if (position === 'key') return;
      const names = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      const key = names.join('.');
      if (typeof scalar.value === 'string')
        scalar.value = plainText(scalar.value).replace(/\s+/g, ' ').trim();
      for (const message of misreadings(scalar, key))
        problems.push({ line: lineAt(scalar.range?.[0] ?? 0), key, message });
    },
  });
  return problems;
}

type AnySchema = Schema | Lazy<unknown>;

const YAML_EXPECTED =
  'expected "key: text" on each line, quotes around a text that holds : # or signs, and \'\' for an apostrophe between them';

const JSON_EXPECTED =
  'expected „…” or \\" for quotes within a text, "key": "text" on each line, and a comma between two of them';

/**
 * `rules` checks fields against each other.
 * @throws with a line for each problem.
 */
export function parseYaml<Shape extends AnySchema>(
  source: string,
  schema: Shape,
  file: string,
  rules: (value: InferType<Shape>) => readonly CrossRule[] = () => [],
): InferType<Shape> {
  const { document, lineAt } = parseWithLines(source, 'core');
  const [wrong] = syntaxProblems(document);
  if (wrong) {
    const lines = source.split('\n').slice(0, lineAt(wrong.offset));
    const { line = lines.length, expected = `${wrong.reason}; ${YAML_EXPECTED}` } =
      unquoted(lines, wrong.reason) ?? {};
    throw unreadable(file, line, 'YAML', expected);
  }
  const misread = readValues(document, lineAt);
  const value = document.toJS() as InferType<Shape>;
  const broken = schemaProblems(value, schema);
  // For front matter they run even if a field is missing.
  const isHead = file.endsWith('.mdx') && document.contents !== null;
  const further = broken.length === 0 || isHead ? brokenRulesOf(file, rules(value)) : [];
  const others = firstPerKey([...broken, ...further]);
  const isMisread = (key: string) => misread.some((problem) => problem.key === key);
  const problems = [...misread, ...others.filter(({ key }) => !isMisread(key))];
  if (problems.length === 0) return value;
  throw new ContentProblems(
    problems.map((problem) => ({ file, line: lineOfKey(source, problem.key), ...problem })),
  );
}

const unreadable = (file: string, line: number, key: string, expected: string) =>
  new ContentProblems([{ file, line, key, message: `cannot be read: ${expected}` }]);

const SHOWN = /token '([^]+)', (?:\.\.\.)?"([^]+)"(?:\.\.\.)? is not/;

/**
 * The engine knows where a quote is missing, but not each line; YAML, which JSON is, knows those, and
 * keys that stand twice. A file as `JSON.stringify` writes it has none.
 */
export function parseJson(source: string, file: string): unknown {
  let [reason, offset, near]: [reason?: string, offset?: number, near?: number] = [];
  let value: unknown;
  try {
    value = JSON.parse(source);
    if (`${JSON.stringify(value, null, 2)}\n` === source) return value;
  } catch (error) {
    const { message } = error as Error;
    const [, at] = / at position (\d+)/.exec(message) ?? [];
    // Else it shows what stands around the sign.
    const [, sign = '', around = ''] = SHOWN.exec(message) ?? [];
    near = around ? source.indexOf(around) + around.indexOf(sign) : source.length;
    offset = at === undefined ? undefined : Number(at);
    const isAtEnd = !source.slice(offset).trim() && !message.includes('Unterminated');
    reason = reasonOf(isAtEnd ? 'end of JSON' : message);
  }
  const { document, lineAt } = parseWithLines(source, 'json');
  const [wrong] = syntaxProblems(document);
  if (!wrong && reason === undefined) return value;
  const line = lineAt(offset ?? wrong?.offset ?? near ?? 0);
  const why = (offset === undefined && wrong?.reason) || reason;
  throw unreadable(file, line, 'JSON', `${why}; ${JSON_EXPECTED}`);
}

const FENCED = /^---[ \t]*(\n[\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** The head has an empty first line, so that each field keeps the line that it has in the file. */
export function partsOf(source: string) {
  const [fenced = '', head] = FENCED.exec(source) ?? [];
  return { head, body: source.slice(fenced.length), firstLine: fenced.split('\n').length };
}

/** The rules of a schema that a value breaks. */
export function schemaProblems(value: unknown, schema: AnySchema): ProblemAtKey[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return firstPerKey(errors.flatMap(explain));
  }
}

/** The problem with the line of its key, or of the nearest group around that. */
export function withLine(problem: Problem): Problem {
  const { file, key, line } = problem;
  const kind = extname(file);
  if (line !== undefined || !['.json', '.mdx', '.yml'].includes(kind)) return problem;
  const { value: source } = parseFile(file, (text) => text);
  if (source === undefined) return problem;
  const fields = kind === '.mdx' ? (partsOf(source).head ?? '') : source;
  return { ...problem, line: lineOfKey(fields, key) };
}

/** The line of a key, or of the nearest group around it that exists. */
export function lineOfKey(source: string, key: string): number {
  const { document, lineAt } = parseWithLines(source);
  const path = key.split(/[.[\]]+/).filter(Boolean);
  const around = path.map((_, index) => document.getIn(path.slice(0, index + 1), true));
  return lineAt(around.filter(isNode).at(-1)?.range?.[0] ?? 0);
}

function parseWithLines(source: string, schema?: 'core' | 'json') {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, schema });
  return { document, lineAt: (offset: number) => lineCounter.linePos(offset).line };
}

const UNCLOSED = 'a text has no quote at its end';

/** By the words or the code of a parser, neither of which are for editors. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/DUPLICATE_KEY/, 'a key stands here twice in one group'],
  [/TAB_AS_INDENT/, 'a line begins with a tab; expected spaces'],
  [/MULTIPLE_DOCS/, '--- stands between the lines; take it out'],
  [/escape/i, 'a \\ stands alone; expected \\\\'],
  [/control character/, `${UNCLOSED}, or has a tab or a line break in it`],
  [/Missing closing|Unterminated/, UNCLOSED],
  [/end with a \}|end of JSON/, 'a } is missing'],
  [/after JSON/, 'a } is one too many'],
  [/TAG_RESOLVE|Unexpected token/, 'a text stands here without straight quotes'],
  [/[,{}]|-quoted|node end/, 'a comma or a quote is missing here, or is one too many'],
];

const reasonOf = (words: string): string =>
  reasons.find(([pattern]) => pattern.test(words))?.[1] ??
  'a line begins further left or right than those of its group, or lacks its colon';

/** The last line that cannot be read by itself, with its text as it should be written. */
function unquoted(lines: readonly string[], reason: string) {
  const found = lines.flatMap((written, index) => {
    const [, key, space, text = ''] = /^\s*(?:- )?([\w.-]+):( *)(\S.*)$/.exec(written) ?? [];
    const wrong = key && syntaxProblems(parseDocument(`${key}: ${text}`, { prettyErrors: false }));
    const isWrong =
      wrong && wrong.some((error) => error.reason !== UNCLOSED || reason === UNCLOSED);
    if (!isWrong && (!key || space || text.startsWith('//'))) return [];
    const plain = text
      .trim()
      .replace(/^(['"])(.*?)\1?$/, '$2')
      .replace(/''?/g, "''");
    const expected = `expected quotes around the whole text, and '' for ' in it: ${key}: '${plain}'`;
    return { line: index + 1, expected };
  });
  return found.at(-1);
}

/** The parser's errors, and values that it would misread, in their order. */
function syntaxProblems(document: Document) {
  const problems = [...document.errors, ...document.warnings].map(({ code, pos, message }) => {
    return { offset: pos[0], reason: reasonOf(code + message) };
  });
  visit(document, {
    Node: (_, node) => {
      const name = isAlias(node) ? `*${node.source}` : node.anchor && `&${node.anchor}`;
      const reason = `a text that begins with * or & stands in quotes; found "${name}"`;
      if (name) problems.push({ offset: node.range?.[0] ?? 0, reason });
    },
  });
  return problems.sort((a, b) => a.offset - b.offset);
}

/** An empty value breaks several rules, but is one problem. */
const firstPerKey = (problems: readonly ProblemAtKey[]): ProblemAtKey[] =>
  problems.filter(({ key }, index) => problems.findIndex((other) => other.key === key) === index);

function explain({ path, type, message, params }: ValidationError): ProblemAtKey[] {
  const around = path ? `${path}.` : '';
  if (type === 'noUnknown')
    return String(params?.unknown)
      .split(', ')
      .map((name) => ({ key: around + name, message }));
  const value = params?.originalValue;
  const isShown = value !== undefined && typeof value !== 'object';
  const found = isShown ? `; found ${JSON.stringify(value)}` : '';
  return [{ key: path || 'all', message: message + found }];
}
