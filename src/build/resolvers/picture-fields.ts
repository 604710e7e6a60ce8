import type { GatsbyCache, Node } from 'gatsby';
import { pictureData, readLook, type PictureLook } from '../pictures/picture-data';
import type { PicturePlace } from '../pictures/picture-sizes';
import type { ResolverContext } from './context';

/** A file as gatsby-source-filesystem knows it. */
interface FileNode extends Node {
  absolutePath: string;
  name: string;
}

/**
 * Pictures are made in our own way (build/pictures), not that of gatsby-plugin-sharp; what queries
 * ask for and what they get is the same. `cache` keeps how pictures look from build to build.
 */
export const pictureFields = (cache: GatsbyCache) => ({
  gatsbyImageData: {
    resolve: async ({ parent }: Node, place: PicturePlace, { nodeModel }: ResolverContext) => {
      const [file] = nodeModel.getNodesByIds<FileNode>({ ids: [parent ?? ''], type: 'File' });
      if (!file) throw new Error('A picture has lost its file');
      const { absolutePath: path, name, internal } = file;
      const look = await keptLook(cache, path, internal.contentDigest);
      return pictureData({ path, name, digest: internal.contentDigest }, look, place);
    },
  },
});

async function keptLook(cache: GatsbyCache, path: string, digest: string): Promise<PictureLook> {
  const key = `look-${digest}`;
  const kept = (await cache.get(key)) as PictureLook | undefined;
  if (kept) return kept;
  const look = await readLook(path);
  await cache.set(key, look);
  return look;
}
