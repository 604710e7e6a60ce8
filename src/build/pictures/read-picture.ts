import sharp from 'gatsby-plugin-sharp/safe-sharp';
import type { Problem } from '../problems';

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** The least size of a picture in pixels. */
export interface LeastSize {
  width: number;
  height: number;
}

/**
 * What keeps the build from using a picture: it cannot be read to its end, is of another format, or
 * is smaller than `least`. `file` is its path from the project's root.
 */
export async function pictureProblems(file: string, least?: LeastSize): Promise<Problem[]> {
  const complain = (message: string): Problem[] => [{ file, key: 'picture', message }];
  try {
    const picture = sharp(file);
    const { format, width = 0, height = 0 } = await picture.metadata();
    // Only who reads all of it knows that nothing is cut off; a few pixels are enough to ask for.
    await picture.resize(8).toBuffer();
    if (!FORMATS.includes(format ?? '')) throw new Error(`is of the format ${format ?? 'unknown'}`);
    if (!least || (width >= least.width && height >= least.height)) return [];
    const wanted = `${least.width} × ${least.height} pixels or more`;
    return complain(`is ${width} × ${height} pixels; expected ${wanted}`);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    return complain(`cannot be used: ${reason}; expected a JPEG, PNG, WebP or AVIF`);
  }
}
