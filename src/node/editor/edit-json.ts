import { isSame } from './same';
import type { Value, Values } from './edit-yaml';

/**
 * The same JSON with other values, its keys in the order in which they stood; byte for byte the same
 * where no value differs.
 */
export function editJson(source: string, values: Values): string {
  const held = readJson(source);
  if (source && isSame(held, values)) return source;
  return `${JSON.stringify(inOrderOf(held, values), null, 2)}\n`;
}

/** Reads JSON whose top is a group. */
export function readJson(source: string): Values {
  return source.trim() ? (JSON.parse(source) as Values) : {};
}

function inOrderOf(held: Value | undefined, value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const old = typeof held === 'object' && held !== null && !Array.isArray(held) ? held : {};
  const names = new Set([
    ...Object.keys(old).filter((name) => name in value),
    ...Object.keys(value),
  ]);
  return Object.fromEntries(
    [...names].map((name) => [name, inOrderOf(old[name], value[name] ?? '')]),
  );
}
