import sharp, { type Raw } from 'sharp';
import { palette } from '../../theme/palette';
import type { PagePicture } from '../pictures/page-pictures';
import { photo as place } from './shape';

/** Opaque pixels, three bytes each. */
export interface Layer {
  pixels: Buffer;
  raw: Raw;
}

/** A photograph for a page; `digest` stands for what the file holds. */
export interface Photo {
  path: string;
  digest: string;
  keep?: PagePicture['keep'];
}

/** The words, an SVG, on the ground's colour. */
export function wordsLayer(words: string): Promise<Layer> {
  return pixelsOf(sharp(Buffer.from(words)).flatten({ background: palette.pine }));
}

// The languages of an article share its photograph and are drawn soon after one another.
const KEPT = 8;
const kept = new Map<string, Promise<Layer>>();

/** The photograph in its place, with its round corner. */
export function photoLayer(photo: Photo): Promise<Layer> {
  const key = JSON.stringify(photo);
  const layer = kept.get(key) ?? placePhoto(photo);
  kept.set(key, layer);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest) kept.delete(oldest);
  return layer;
}

/** Lays a layer over another one, which must be larger. */
export function paste(
  onto: Layer,
  { pixels, raw }: Layer,
  at: { left: number; top: number },
): void {
  const { width, height, channels } = raw;
  for (let row = 0; row < height; row += 1) {
    const start = ((at.top + row) * onto.raw.width + at.left) * channels;
    const from = row * width * channels;
    pixels.copy(onto.pixels, start, from, from + width * channels);
  }
}

async function placePhoto({ path, keep }: Photo): Promise<Layer> {
  const { width, height } = place;
  const photo = sharp(path).resize(width, height, { position: keep ?? 'centre' });
  return pixelsOf(photo.flatten({ background: palette.pine }).composite([corner]));
}

async function pixelsOf(picture: sharp.Sharp): Promise<Layer> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: data, raw: { width, height, channels } };
}

const { height, radius: r } = place;

const corner = {
  input: Buffer.from(
    `<svg width="${r}" height="${r}"><path d="M0 0A${r} ${r} 0 0 0 ${r} ${r}H0Z" fill="${palette.pine}"/></svg>`,
  ),
  left: 0,
  top: height - r,
};
