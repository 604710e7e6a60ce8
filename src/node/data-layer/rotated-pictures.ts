import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Node } from 'gatsby';
import sharp from 'sharp';
import { PICTURE_GROUND } from '../pictures/site-pictures';
import type { ResolverContext } from './context';

interface Info {
  originalResolver: (...of: [Node, object, ResolverContext, Info]) => Promise<IGatsbyImageData>;
}

/** gatsby-plugin-sharp reads a picture's size before its EXIF rotation, and would crop it to that. */
export const rotatedPictureFields = {
  gatsbyImageData: {
    resolve: async (picture: Node, args: object, context: ResolverContext, info: Info) => {
      const ids = [picture.parent ?? ''];
      const [file] = context.nodeModel.getNodesByIds({ ids, type: 'File' });
      const { width, autoOrient, hasAlpha } = await sharp(String(file?.absolutePath)).metadata();
      const isTurned = width !== autoOrient.width;
      const shape = isTurned ? { aspectRatio: autoOrient.width / autoOrient.height } : {};
      const image = await info.originalResolver(picture, { ...shape, ...args }, context, info);
      // Otherwise transparent areas would become black.
      return hasAlpha ? { ...image, backgroundColor: PICTURE_GROUND } : image;
    },
  },
};
