/** Shares a total among parts by their weights, in whole numbers that add up to the rounded total. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let shared = 0;
  return weights.map((weight) => {
    weighed += weight;
    const part = Math.round((total * weighed) / all) - shared;
    shared += part;
    return part;
  });
}
