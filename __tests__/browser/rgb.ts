/** A colour `#rrggbb` of the palette, as browsers report it. */
export function rgb(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
