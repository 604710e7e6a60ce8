export const bedroomChoices = ['0', '1', '2', '3'] as const;
type Bedrooms = (typeof bedroomChoices)[number];

/** Listings of a kind: their number, and the deciles (10 % … 90 %) of the price of a night and of the nights let. */
interface Cell {
  listings: number;
  price: readonly number[];
  /** The booked nights in twelve months, as the source estimates them. */
  nights: readonly number[];
}

/** In a list of places, takes every place that no other area names. */
export const EVERYWHERE_ELSE = '*';

/** By bedrooms, where 3 is three and more; a cell with few listings is left out. */
type Cells = Readonly<Partial<Record<Bedrooms, Cell>>>;

/** What the listings of a town ask: `content/market.yml` in a page's language. */
export interface Market {
  source: string;
  url: string;
  /** The day on which the prices were asked. */
  snapshot: string;
  all: Cells;
  areas: readonly { key: string; name: string; places: readonly string[]; cells: Cells }[];
}

/** Where a visitor has chosen only the bedrooms or only the area, the other is that of our example. */
const example = { where: 'centre', bedrooms: '2' } as const;

export interface Place {
  where?: string;
  bedrooms?: Bedrooms;
}

/** The listings like an apartment, once something of it is chosen; of the whole town where too few are near. */
export function listingsLike(place: Place, market?: Market | null) {
  const { where = example.where, bedrooms = example.bedrooms } = place;
  const area = market?.areas.find(({ key }) => key === where);
  if (!market || !area) return undefined;
  const near = area.cells[bedrooms];
  const cell = near ?? market.all[bedrooms];
  return cell && { ...cell, bedrooms, area: area.name, wholeTown: !near };
}

export const median = (deciles: readonly number[]) => deciles[4] ?? 0;

/** The value below which so many of 100 lie, between the deciles by their distance. */
export function quantile(deciles: readonly number[], percent: number): number {
  const at = percent / 10 - 1;
  const [low = 0, high = low] = deciles.slice(Math.floor(at), Math.floor(at) + 2);
  return low + (high - low) * (at - Math.floor(at));
}

/** Of 100 listings, how many ask less, in steps of five; 0 and 90 at the ends, outside of the deciles. */
export function shareBelow(deciles: readonly number[], price: number): number {
  const below = deciles.filter((decile) => decile < price).length;
  const [low = price, high = price] = deciles.slice(below - 1, below + 1);
  const between = below > 0 && below < deciles.length ? (price - low) / (high - low) : 0;
  return Math.floor((below + between) * 2) * 5;
}
