import { dirname, join } from 'node:path/posix';
import type { CommonWords } from '../../site/common-words';
import type { Language } from '../../site/languages';
import { plainText } from '../../site/plain-text';
import { articleRoute, commonNamespace, type RouteId } from '../../site/routes';
import { fillFacts } from '../content/words/prepare-words';
import { metaText } from '../content/words/words';
import { IMAGES, pagePicture } from '../pictures/site-pictures';
import { sharePicture } from '../share/share-picture';
import { findCompany, findFacts, findFile, findWords, type ResolverContext } from './context';
import type { PostNode } from './nodes';

interface SharedPage {
  route: RouteId;
  slug?: string | null;
  language: Language;
}

export const shareFields = {
  sharePicture: {
    type: 'String!',
    args: { route: 'String!', slug: 'String', language: 'String!' },
    resolve: async (_: unknown, page: SharedPage, context: ResolverContext): Promise<string> => {
      const { language } = page;
      const { name: companyName } = await findCompany(context);
      const { title, kicker, path } = await findShared(page, context);
      // Read as a node, so that a new photograph updates the page.
      const file = await findFile(path, context);
      const photo = { path, digest: file?.internal.contentDigest ?? '' };
      const filled = plainText(fillFacts(title, await findFacts(language, context)));
      return sharePicture({ title: filled, kicker, photo, language, companyName });
    },
  },
};

async function findShared({ route, slug, language }: SharedPage, context: ResolverContext) {
  const words = await findWords(language, context);
  if (route !== articleRoute.id) {
    const title = metaText(words.get(route), 'title') ?? '';
    return { title, path: `${IMAGES}/${pagePicture(route)}.jpg` };
  }
  const post = await context.nodeModel.findOne<PostNode>({
    type: 'Post',
    query: { filter: { language: { eq: language }, slug: { eq: slug } } },
  });
  if (!post) throw new Error(`sharePicture(slug: "${slug}"): there is no article of that slug`);
  const { file, cover, category, title, customTitle } = post;
  const common: unknown = words.get(commonNamespace);
  const kicker = (common as CommonWords).categories[category];
  return { title: customTitle ?? title, kicker, path: join(dirname(file), cover) };
}
