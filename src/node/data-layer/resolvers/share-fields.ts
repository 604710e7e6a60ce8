import { dirname, join } from 'node:path';
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
import { IMAGES, missingPicture } from '../../pictures/named-pictures';
import { formatProblems } from '../../content/problems';
import { pagePicture } from '../../pictures/page-pictures';
import { sharePicture, type ShareContent } from '../../share/share-picture';
import { fillFacts } from '../../content/words/prepare-words';
import { wordFilePath } from '../../content/words/word-files';
import type { PostNode } from '../nodes';
import { findCompany, findFacts, findFile, type ResolverContext } from './context';

/** What a page adds to its picture, apart from language and company. */
type OwnContent = Pick<ShareContent, 'title' | 'kicker' | 'photo' | 'source'>;

/** A page as its context names it. */
interface SharedPage {
  route: RouteId;
  /** Of an article only. */
  slug?: string | null;
  language: Language;
}

/**
 * `sharePicture(route:, slug:, language:)` gives the address of a page's picture for sharing; it is
 * drawn when asked for.
 */
export const shareFields = {
  sharePicture: {
    type: 'String!',
    args: { route: 'String!', slug: 'String', language: 'String!' },
    resolve: async (_: unknown, page: SharedPage, context: ResolverContext) => {
      const { language } = page;
      const { name: companyName } = await findCompany(context);
      const { title, ...content } = await ownContent(page, context);
      const filled = plainText(fillFacts(title, await findFacts(language, context)));
      return sharePicture({ ...content, title: filled, language, companyName });
    },
  },
};

function ownContent(
  { route, slug, language }: SharedPage,
  context: ResolverContext,
): Promise<OwnContent> {
  return route === articleRoute.id
    ? articleContent(slug ?? '', language, context)
    : routeContent(route, language, context);
}

async function routeContent(
  route: PageRouteId,
  language: Language,
  context: ResolverContext,
): Promise<OwnContent> {
  const { name, keep } = pagePicture(route);
  const { meta } = await findWords<{ meta: PageMeta }>(route, language, context);
  return {
    title: meta.title,
    photo: { ...(await findPhoto(`${IMAGES}/${name}.jpg`, context)), keep },
    source: { file: wordFilePath(language, route), key: 'meta.title' },
  };
}

async function articleContent(
  slug: string,
  language: Language,
  context: ResolverContext,
): Promise<OwnContent> {
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
    photo: await findPhoto(join(dirname(file), cover), context),
    source: { file, key: customTitle ? 'customTitle' : 'title' },
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
  throw new Error(formatProblems([missingPicture(path, 'a picture for sharing')]));
}
