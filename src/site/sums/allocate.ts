/** Adds each item's value, rounded so that all values add up to the rounded total. */
export function roundCumulatively<Item, Name extends string>(
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

/** Adds each item's share of a total, by weight: whole numbers that add up to the rounded total. */
export function allocate<Item, Name extends string>(
  items: readonly Item[],
  name: Name,
  total: number,
  weightOf: (item: Item) => number,
) {
  const all = items.reduce((sum, item) => sum + weightOf(item), 0);
  return roundCumulatively(items, name, (item) => (total * weightOf(item)) / all);
}
