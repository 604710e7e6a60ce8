import type { PictureSize } from './read-picture';

/** What a query says of the place that a picture fills; in CSS pixels. */
export interface PicturePlace {
  width?: number | null;
  height?: number | null;
  aspectRatio?: number | null;
  /** Widths to choose from, instead of the place's own and, where the source has it, twice that. */
  breakpoints?: readonly number[] | null;
  sizes?: string | null;
}

interface PictureSizes {
  /** The place's own. */
  size: PictureSize;
  /** What browsers choose from, the smallest first; none is larger than the source can fill. */
  choice: PictureSize[];
  /** For browsers that cannot choose. */
  plain: PictureSize;
  sizes: string;
}

/** In pixels: more is not sent to browsers that are too old to choose. */
const WIDEST_PLAIN = 1200;

/**
 * In which sizes a picture is made for its place: for screens with one and with two pixels to one
 * of CSS. Phones with three take the largest.
 */
export function pictureSizes(source: PictureSize, place: PicturePlace): PictureSizes {
  const width = place.width ?? source.width;
  const own = source.width / source.height;
  const ratio = place.height ? width / place.height : (place.aspectRatio ?? own);
  const most = Math.floor(Math.min(source.width, source.height * ratio));
  const sizeOf = (each: number) => ({ width: each, height: Math.round(each / ratio) });
  const named = place.breakpoints ?? [width, 2 * width].filter((each) => each <= most);
  const wanted = (named.length > 0 ? named : [width]).map((each) => Math.min(each, most));
  const widths = [...new Set(wanted)].sort((one, other) => one - other);
  const plain = widths.filter((each) => each <= Math.min(width, WIDEST_PLAIN)).at(-1);
  return {
    size: sizeOf(width),
    choice: widths.map(sizeOf),
    plain: sizeOf(plain ?? Math.min(width, most)),
    sizes: place.sizes ?? `(min-width: ${width}px) ${width}px, 100vw`,
  };
}
