/** The middle value; of an even number of them the higher of the two. */
export function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
