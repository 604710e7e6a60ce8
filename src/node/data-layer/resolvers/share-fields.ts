import { dirname, join } from 'node:path/posix';
import type { Node } from 'gatsby';
import type { CommonWords } from '../../../site/common-words';
import type { Language } from '../../../site/languages';
import type { PageMeta } from '../../../site/page-context';
import { plainText } from '../../../site/plain-text';
import {
  articleRoute,
  commonNamespace,
  type Namespace,
  type PageRouteId,
  type RouteId,
} from '../../../site/routes';
import { fillFacts } from '../../content/words/prepare-words';
import { wordFilePath } from '../../content/words/word-files';
import { IMAGES, pagePicture } from '../../pictures/site-pictures';
import { sharePicture } from '../../share/share-picture';
import type { PostNode } from '../nodes';
import { findCompany, findFacts, findFile, type ResolverContext } from './context';

interface SharedPage {
  route: RouteId;
  slug?: string | null;
  language: Language;
}

export const shareFields = {
  sharePicture: {
    type: 'String!',
    args: { route: 'String!', slug: 'String', language: 'String!' },
    resolve: async (
      _: unknown,
      { route, slug, language }: SharedPage,
      context: ResolverContext,
    ): Promise<string> => {
      const { name: companyName } = await findCompany(context);
      const { title, picture, ...own } = await (route === articleRoute.id
        ? ofArticle(slug ?? '', language, context)
        : ofPage(route, language, context));
      const filled = plainText(fillFacts(title, await findFacts(language, context)));
      const photo = await findPhoto(picture, context);
      return sharePicture({ ...own, title: filled, photo, language, companyName });
    },
  },
};

async function ofPage(route: PageRouteId, language: Language, context: ResolverContext) {
  const { meta } = await findWords<{ meta: PageMeta }>(route, language, context);
  return {
    title: meta.title,
    picture: `${IMAGES}/${pagePicture(route)}.jpg`,
  };
}

async function ofArticle(slug: string, language: Language, context: ResolverContext) {
  const post = await context.nodeModel.findOne<PostNode>({
    type: 'Post',
    query: { filter: { language: { eq: language }, slug: { eq: slug } } },
  });
  if (!post) throw new Error(`sharePicture(slug: "${slug}"): there is no article of that slug`);
  const { file, cover, category, title, customTitle } = post;
  const { categories } = await findWords<CommonWords>(commonNamespace, language, context);
  return {
    title: customTitle ?? title,
    kicker: categories[category],
    picture: join(dirname(file), cover),
  };
}

async function findWords<Words>(
  namespace: Namespace,
  language: Language,
  { nodeModel }: ResolverContext,
): Promise<Words> {
  const locale = await nodeModel.findOne<Node & { data: string }>({
    type: 'Locale',
    query: { filter: { ns: { eq: namespace }, language: { eq: language } } },
  });
  if (!locale) throw new Error(`${wordFilePath(language, namespace)} could not be read`);
  return JSON.parse(locale.data) as Words;
}

/** Read as a node, so that a new photograph updates the page. */
async function findPhoto(path: string, context: ResolverContext) {
  const file = await findFile(path, context);
  if (file) return { path, digest: file.internal.contentDigest };
  throw new Error(`${path}, a picture for sharing, is missing`);
}
