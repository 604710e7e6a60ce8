import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Ground } from './ground';
import { paste, photoLayer, wordsLayer, type Photo } from './layers';
import { column, photo as photoPlace } from './shape';

/** Everything that is on a picture. */
interface PictureParts {
  ground: Ground;
  /** The words as an SVG. */
  words: string;
  photo: Photo;
}

export const QUALITY = 82;

const begun = new Map<string, Promise<void>>();

/**
 * Draws the picture into `file`, which is there whole or not at all. Pages that share a picture and
 * ask for it at the same time wait for the same drawing.
 */
export function drawPicture(file: string, parts: PictureParts): Promise<void> {
  const drawing = begun.get(file) ?? draw(file, parts).finally(() => begun.delete(file));
  begun.set(file, drawing);
  return drawing;
}

async function draw(file: string, parts: PictureParts): Promise<void> {
  const { ground, words, photo } = parts;
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  const picture = { pixels: Buffer.from(ground.pixels), raw: ground.raw };
  paste(picture, await photoLayer(photo), { left: photoPlace.left, top: 0 });
  paste(picture, await wordsLayer(words), column);
  await sharp(picture.pixels, { raw: picture.raw }).jpeg({ quality: QUALITY }).toFile(unfinished);
  await rename(unfinished, file);
}
