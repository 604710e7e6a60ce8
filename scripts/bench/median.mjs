/**
 * The middle value; the higher of the two middle ones when the number of values is even.
 * @param {number[]} values
 * @throws when there are no values.
 */
export function median(values) {
  const middle = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There are no values to take the median of');
  return middle;
}
