import { isSame } from './same';
import {
  isMap,
  isScalar,
  parseDocument,
  Scalar,
  stringify,
  visit,
  Document,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';

/** What a file holds, as JSON knows it. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Values = Record<string, Value>;

/** Names of files and other words that need no quotes. */
const PLAIN = /^[a-z][a-z0-9.-]*$/;

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * The same YAML with other values: only what differs is written anew, so that comments, quotes and
 * empty lines stay. A value that is empty is taken out. Promises a text that reads as `values`.
 */
export function editYaml(source: string, values: Values): string {
  const wanted = withoutEmpty(values);
  const document = parseDocument(source);
  if (!isMap(document.contents)) return writeYaml(wanted);
  const edits = editsOfMap(source, document.contents, wanted).sort((a, b) => b.from - a.from);
  const text = edits.reduce(
    (result, { from, to, text }) => result.slice(0, from) + text + result.slice(to),
    source,
  );
  return reads(text, wanted) ? text : rewritten(document, wanted);
}

/** YAML of a file that is new, its lines in the given order, then all others. */
export function writeYaml(values: Values, order: readonly string[] = []): string {
  const kept = withoutEmpty(values);
  const names = [...order.filter((name) => name in kept), ...Object.keys(kept)];
  const document = new Document(Object.fromEntries(names.map((name) => [name, kept[name]])));
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string' || PLAIN.test(node.value)) return;
      node.type = Scalar.QUOTE_SINGLE;
    },
  });
  return document.toString({ singleQuote: true, lineWidth: 0 });
}

/** Reads YAML whose top is a group. */
export function readYaml(source: string): Values {
  return (parseDocument(source).toJS() as Values | null) ?? {};
}

function editsOfMap(source: string, map: YAMLMap, values: Values): Edit[] {
  const flow = Boolean(map.flow);
  const pairs = map.items as Pair<Scalar<string>, Node | null>[];
  const names = pairs.map(({ key }) => key.value);
  const added = Object.keys(values).filter((name) => !names.includes(name));
  const removed = names.filter((name) => !(name in values));
  if (flow && added.length + removed.length > 0) return [replace(map, writeFlow(values))];
  return [
    ...pairs.flatMap((pair) => {
      const value = values[pair.key.value];
      return value === undefined ? [cut(source, pair)] : editsOfPair(source, pair, value, flow);
    }),
    ...(added.length > 0 ? [append(source, map, pick(values, added))] : []),
  ];
}

function editsOfPair(
  source: string,
  { key, value: node }: Pair<Scalar<string>, Node | null>,
  value: Value,
  flow: boolean,
): Edit[] {
  const [, keyEnd = 0] = key.range ?? [];
  if (!node?.range) return [{ from: keyEnd, to: keyEnd, text: `: ${writeScalar(value, flow)}` }];
  if (isSame(node.toJS(parseDocument('')), value)) return [];
  if (isMap(node) && isGroup(value)) return editsOfMap(source, node, value);
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value))
    return [replace(node, writeScalar(value, flow, node.type))];
  const indent = columnOf(source, key.range?.[0] ?? 0);
  const inner = stringify(value, { singleQuote: true, lineWidth: 0 }).trimEnd();
  const own = flow || isEmpty(value) ? ` ${writeFlow(value)}` : `\n${shift(inner, indent + 2)}`;
  return [{ from: keyEnd + 1, to: node.range[1], text: own }];
}

/** The pair with its line, or its lines. */
function cut(source: string, { key, value }: Pair<Scalar<string>, Node | null>): Edit {
  const from = source.lastIndexOf('\n', key.range?.[0] ?? 0) + 1;
  const end = value?.range?.[1] ?? key.range?.[1] ?? 0;
  const line = source.indexOf('\n', end - (source[end - 1] === '\n' ? 1 : 0));
  return { from, to: line < 0 ? source.length : line + 1, text: '' };
}

function append(source: string, map: YAMLMap, values: Values): Edit {
  const indent = columnOf(source, map.range?.[0] ?? 0);
  const last = (map.items.at(-1) as Pair<Scalar, Node | null> | undefined)?.value?.range?.[1] ?? 0;
  const line = source.indexOf('\n', last - (source[last - 1] === '\n' ? 1 : 0));
  const text = shift(writeYaml(values).trimEnd(), indent);
  return line < 0
    ? { from: source.length, to: source.length, text: `\n${text}` }
    : { from: line + 1, to: line + 1, text: `${text}\n` };
}

function replace(node: Node, text: string): Edit {
  const [from = 0, to = 0] = node.range ?? [];
  return { from, to, text };
}

function writeScalar(value: Value, flow: boolean, type?: Scalar['type']): string {
  const quoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
  if (typeof value === 'string' && (quoted || (flow && /[,[\]{}]/.test(value))))
    return `'${value.replaceAll("'", "''")}'`;
  return stringify(value, { singleQuote: true, lineWidth: 0 }).trimEnd();
}

function writeFlow(value: Value): string {
  return stringify(value, {
    singleQuote: true,
    lineWidth: 0,
    collectionStyle: 'flow',
  }).trimEnd();
}

/** Where a small edit would not read as it should: the whole document anew, with its comments. */
function rewritten(document: Document, values: Values): string {
  for (const name of Object.keys(document.toJS() as Values))
    if (!(name in values)) document.delete(name);
  for (const [name, value] of Object.entries(values))
    if (!isSame((document.toJS() as Values)[name], value)) document.set(name, value);
  return document.toString({ singleQuote: true, lineWidth: 0 });
}

function reads(text: string, values: Values): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isSame(document.toJS(), values);
}

function columnOf(source: string, offset: number): number {
  return offset - source.lastIndexOf('\n', offset - 1) - 1;
}

function shift(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function isGroup(value: Value | undefined): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: Value): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Fields that an editor has emptied are lines that are left out. */
function withoutEmpty(values: Values): Values {
  const kept = Object.entries(values).filter(
    ([, value]) => (value as Value | undefined) !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isGroup(value) ? withoutEmpty(value) : value]),
  );
}
