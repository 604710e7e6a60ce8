/** The edges of the drawn map (artwork/source/riga_map.mjs). */
const edges = { north: 56.9605, south: 56.9405, west: 24.0815, east: 24.1405 };

export type MapPlace = NonNullable<ReturnType<typeof mapPlace>>;

/** A place on the drawn map, in percent of the drawing; `undefined` outside of it. */
export function mapPlace(latitude: number, longitude: number) {
  const left = ((longitude - edges.west) / (edges.east - edges.west)) * 100;
  const top = ((edges.north - latitude) / (edges.north - edges.south)) * 100;
  const inside = [left, top].every((share) => share >= 0 && share <= 100);
  return inside ? { left, top } : undefined;
}
