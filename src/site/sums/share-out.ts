/** Adds to each item its value as a whole number, so that all add up to the rounded sum of the values. */
export function inWhole<Item, Name extends string>(
  items: readonly Item[],
  name: Name,
  valueOf: (item: Item) => number,
) {
  let exact = 0;
  let whole = 0;
  return items.map((item) => {
    exact += valueOf(item);
    const part = Math.round(exact) - whole;
    whole += part;
    return { ...item, [name]: part } as Item & Record<Name, number>;
  });
}

/** Adds to each item its part of a total, by weight: whole numbers that add up to the rounded total. */
export function shareOut<Item, Name extends string>(
  items: readonly Item[],
  name: Name,
  total: number,
  weigh: (item: Item) => number,
) {
  const all = items.reduce((sum, item) => sum + weigh(item), 0);
  return inWhole(items, name, (item) => (total * weigh(item)) / all);
}
