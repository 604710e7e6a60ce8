import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { palette } from '../../theme/palette';
import type { PictureSize } from './read-picture';

/** A file that holds a picture; `digest` stands for what is in it. */
export interface PictureFile {
  path: string;
  /** Without its ending. */
  name: string;
  digest: string;
}

type PictureFormat = 'avif' | 'webp' | 'jpg';

// The library's own effort of 4 takes seven times as long, for files of the same size that are
// hardly better; at 1 smooth skies ring.
const AVIF = { quality: 53, effort: 2, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 47, effort: 2 };
const JPEG = { quality: 60, progressive: true };

const encoders: Record<PictureFormat, (pixels: Sharp) => Sharp> = {
  avif: (pixels) => pixels.avif(AVIF),
  webp: (pixels) => pixels.webp(WEBP),
  jpg: (pixels) => pixels.flatten({ background: palette.white }).jpeg(JPEG),
};

/** Stands for how pictures are made, so that made otherwise they have other names. */
const WAY = JSON.stringify([AVIF, WEBP, JPEG]);

const FOLDER = '/static/pictures';

const started = new Map<string, Promise<void>>();

/**
 * The addresses of a picture in one size, by format, on this site. Its files are made unless an
 * earlier build has left them in `public`; their names say what is in them.
 */
export async function encodePicture<Format extends PictureFormat>(
  file: PictureFile,
  size: PictureSize,
  formats: readonly Format[],
): Promise<Record<Format, string>> {
  const addresses = formats.map((format) => [format, addressOf(file, size, format)] as const);
  const key = addresses.join();
  const made = started.get(key) ?? makeFiles(file, size, addresses);
  started.set(key, made);
  await made;
  return Object.fromEntries(addresses) as Record<Format, string>;
}

function addressOf(file: PictureFile, { width, height }: PictureSize, format: PictureFormat) {
  const parts = [file.digest, width, height, WAY].join('\n');
  const hash = createHash('sha256').update(parts).digest('hex').slice(0, 12);
  return `${FOLDER}/${file.name.replace(/[^\w-]+/g, '-')}-${width}-${hash}.${format}`;
}

/** Reads the picture once for all formats that are not there. Each file is there whole or not at all. */
async function makeFiles(
  { path }: PictureFile,
  { width, height }: PictureSize,
  addresses: readonly (readonly [PictureFormat, address: string])[],
): Promise<void> {
  const missing = addresses.filter(([, address]) => !existsSync(`public${address}`));
  if (missing.length === 0) return;
  await mkdir(`public${FOLDER}`, { recursive: true });
  const { data, info: raw } = await sharp(path)
    .autoOrient()
    .resize(width, height, { position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  await Promise.all(
    missing.map(async ([format, address]) => {
      const file = `public${address}`;
      const unfinished = `${file}.${process.pid}`;
      await encoders[format](sharp(data, { raw })).toFile(unfinished);
      await rename(unfinished, file);
    }),
  );
}
