import type { Node } from 'gatsby';
import { dirname, join } from 'node:path/posix';
import type { Language } from '../../site/languages';
import { articleRoute, type RouteId } from '../../site/routes';
import { IMAGES, pagePicture } from '../pictures/site-pictures';
import { findFile, type ResolverContext } from './context';
import type { PostNode } from './nodes';

interface SharedPage {
  route: RouteId;
  slug?: string | null;
  language: Language;
}

/** The picture of a link preview: the cover of an article, or the picture of a page. */
export const shareFields = {
  sharePicture: {
    type: 'File!',
    args: { route: 'String!', slug: 'String', language: 'String!' },
    resolve: async (_: unknown, page: SharedPage, context: ResolverContext): Promise<Node> => {
      const path = await findPath(page, context);
      const file = await findFile(path, context);
      if (!file) throw new Error(`${path}, a picture for sharing, is missing`);
      return file;
    },
  },
};

async function findPath({ route, slug, language }: SharedPage, { nodeModel }: ResolverContext) {
  if (route !== articleRoute.id) return `${IMAGES}/${pagePicture(route)}.jpg`;
  const post = await nodeModel.findOne<PostNode>({
    type: 'Post',
    query: { filter: { language: { eq: language }, slug: { eq: slug } } },
  });
  if (!post) throw new Error(`sharePicture(slug: "${slug}"): there is no article of that slug`);
  return join(dirname(post.file), post.cover);
}
