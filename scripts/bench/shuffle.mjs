/**
 * Numbers from 0 up to 1 that look like chance and are the same in each run for the same seed.
 * @param {number} seed
 */
function chance(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/**
 * The items in another order, the same for the same seed.
 * @template Item
 * @param {Item[]} items
 * @param {number} seed
 * @returns {Item[]}
 */
export function shuffle(items, seed) {
  const next = chance(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
