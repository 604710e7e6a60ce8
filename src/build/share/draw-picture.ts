import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Ground } from './ground';
import type { PagePicture } from './page-pictures';
import { colours, column, photo as place } from './shape';

/** Everything that is on a picture. */
interface PictureParts {
  ground: Ground;
  /** The words as an SVG. */
  words: string;
  /** Path of the photograph. */
  photo: string;
  keep: PagePicture['keep'];
}

export const QUALITY = 82;

/** Draws the picture into `file`, which is there whole or not at all. */
export async function drawPicture(file: string, parts: PictureParts): Promise<void> {
  const { ground, words, photo, keep } = parts;
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await sharp(ground.pixels, { raw: ground.raw })
    .composite([
      await placedPhoto(photo, keep),
      corner,
      { input: Buffer.from(words), left: column.left, top: column.top },
    ])
    .jpeg({ quality: QUALITY })
    .toFile(unfinished);
  await rename(unfinished, file);
}

async function placedPhoto(path: string, keep: PagePicture['keep']): Promise<OverlayOptions> {
  const { left, width, height } = place;
  const { data, info } = await sharp(path)
    .resize(width, height, { position: keep ?? 'centre' })
    .flatten({ background: colours.pine })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return { input: data, raw: { width, height, channels }, left, top: 0 };
}

const { left, height, radius: r } = place;

const corner: OverlayOptions = {
  input: Buffer.from(
    `<svg width="${r}" height="${r}"><path d="M0 0A${r} ${r} 0 0 0 ${r} ${r}H0Z" fill="${colours.pine}"/></svg>`,
  ),
  left,
  top: height - r,
};
