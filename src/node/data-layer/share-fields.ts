import { dirname, join } from 'node:path/posix';
import type { Language } from '../../site/languages';
import type { RouteId } from '../../site/routes';
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
    resolve: async (
      _: unknown,
      { route, slug, language }: SharedPage,
      context: ResolverContext,
    ) => {
      const filter = { language: { eq: language }, slug: { eq: slug } };
      const post =
        slug && (await context.nodeModel.findOne<PostNode>({ type: 'Post', query: { filter } }));
      const picture = post
        ? join(dirname(post.file), post.cover)
        : `${IMAGES}/${pagePicture(route)}.jpg`;
      return findFile(picture, context);
    },
  },
};
