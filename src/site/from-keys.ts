/** A record with a value made for each key. */
export const fromKeys = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
