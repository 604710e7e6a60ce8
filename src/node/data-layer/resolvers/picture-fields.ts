import type { Node } from 'gatsby';
import { pictureData, readLook } from '../../pictures/picture-data';
import type { PicturePlace } from '../../pictures/picture-sizes';
import type { ResolverContext } from './context';

/** A file as gatsby-source-filesystem knows it. */
interface FileNode extends Node {
  absolutePath: string;
  name: string;
}

/**
 * Pictures are made by node/pictures instead of gatsby-plugin-sharp. Queries ask for the same and
 * get the same.
 */
export const pictureFields = {
  gatsbyImageData: {
    resolve: async ({ parent }: Node, place: PicturePlace, { nodeModel }: ResolverContext) => {
      const [file] = nodeModel.getNodesByIds<FileNode>({ ids: [parent ?? ''], type: 'File' });
      if (!file) throw new Error('A picture has lost its file');
      const { absolutePath: path, name, internal } = file;
      const digest = internal.contentDigest;
      const look = await readLook(path);
      return pictureData({ path, name, digest }, look, place);
    },
  },
};
