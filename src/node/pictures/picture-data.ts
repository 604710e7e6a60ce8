import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { encodePicture, type PictureFile } from './encode-picture';
import { pictureSizes, type PicturePlace } from './picture-sizes';
import type { PictureSize } from './read-picture';

/** What a place must know of a picture before it loads. */
interface PictureLook extends PictureSize {
  /** The colour that most of it has, as CSS. */
  colour: string;
}

/** Reads how a picture looks; its sides as it is seen, whichever way the camera was held. */
export async function readLook(path: string): Promise<PictureLook> {
  const picture = sharp(path);
  const { width, height } = (await picture.metadata()).autoOrient;
  const small = await picture.resize(200, 200, { fit: 'inside' }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return { width, height, colour: `#${Buffer.from([r, g, b]).toString('hex')}` };
}

/**
 * A picture for its place: AVIF and WebP in the sizes of the place, and one JPEG for browsers that
 * read neither. All of them are there when the promise is kept.
 */
export async function pictureData(
  file: PictureFile,
  look: PictureLook,
  place: PicturePlace,
): Promise<IGatsbyImageData> {
  const { size, choice, plain, sizes } = pictureSizes(look, place);
  const [old, ...made] = await Promise.all([
    encodePicture(file, plain, ['jpg']),
    ...choice.map((each) => encodePicture(file, each, ['avif', 'webp'])),
  ]);
  const source = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcSet: made.map((addresses, index) => `${addresses[format]} ${choice[index]?.width}w`).join(),
    sizes,
  });
  return {
    layout: 'constrained',
    ...size,
    backgroundColor: look.colour,
    images: { sources: [source('avif'), source('webp')], fallback: { src: old.jpg } },
  };
}
