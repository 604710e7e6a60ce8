/** Adds to each item its part of a total, by weight: whole numbers that add up to the rounded total. */
export function shareOut<Item, Name extends string>(
  items: readonly Item[],
  name: Name,
  total: number,
  weigh: (item: Item) => number,
) {
  const all = items.reduce((sum, item) => sum + weigh(item), 0);
  let weighed = 0;
  let shared = 0;
  return items.map((item) => {
    weighed += weigh(item);
    const part = Math.round((total * weighed) / all) - shared;
    shared += part;
    return { ...item, [name]: part } as Item & Record<Name, number>;
  });
}
