import sharp from 'sharp';
import type { Problem } from '../content/problems';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** In pixels, as the picture is seen, whichever way the camera was held. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * What keeps the build from using a picture: it cannot be read to its end, is of another format, or
 * is smaller than `least`. `file` is its path from the project's root.
 */
export async function pictureProblems(file: string, least?: PictureSize): Promise<Problem[]> {
  const complain = (message: string): Problem[] => [{ file, key: 'picture', message }];
  const size = await sizeOf(file).catch(() => undefined);
  if (!size) return complain('cannot be read to its end; expected a whole JPEG, PNG, WebP or AVIF');
  if (!least || (size.width >= least.width && size.height >= least.height)) return [];
  const wanted = `${least.width} × ${least.height} pixels or more`;
  return complain(`is ${size.width} × ${size.height} pixels; expected ${wanted}`);
}

async function sizeOf(file: string): Promise<PictureSize | undefined> {
  const picture = sharp(file);
  const { format, autoOrient } = await picture.metadata();
  // Decode the whole file, or a truncated one passes.
  await picture.resize(8).toBuffer();
  return FORMATS.includes(format) ? autoOrient : undefined;
}
