import { dirname, join } from 'node:path';
import type { Node } from 'gatsby';
import type { CommonWords } from '../../site/common-words';
import type { Language } from '../../site/languages';
import type { PageMeta } from '../../site/page-context';
import { isListPart, languageOf, pathTo } from '../../site/paths';
import { commonNamespace, pageRoutes, type PageRouteId } from '../../site/routes';
import { IMAGES, missingPicture } from '../pictures/named-pictures';
import type { PostFile } from '../posts/read-post';
import { formatProblems } from '../problems';
import { pagePictures } from '../share/page-pictures';
import { sharePicture, type ShareContent } from '../share/share-picture';
import { wordFilePath } from '../words/word-files';
import { findCompany, type ResolverContext } from './context';

/** What a kind of page brings to its picture, beside title and company. */
type OwnContent = Pick<ShareContent, 'kicker' | 'photo' | 'source'>;

interface SharedPage {
  path: string;
  meta: PageMeta;
}

/**
 * `sharePicture(path:, meta:)` gives the address of a page's picture for sharing; it is drawn when
 * asked for. Both come from the page's context: Gatsby makes its pages' nodes anew for each build,
 * and whoever asks for one of them is never kept.
 */
export const shareFields = {
  sharePicture: {
    type: 'String!',
    args: { path: 'String!', meta: 'PageMetaInput!' },
    resolve: async (_: unknown, { path, meta }: SharedPage, context: ResolverContext) => {
      const { name: companyName } = await findCompany(context);
      const content = await ownContent(path, context);
      return sharePicture({ title: meta.shareTitle ?? meta.title, companyName, ...content });
    },
  },
};

function ownContent(path: string, context: ResolverContext): Promise<OwnContent> {
  const language = languageOf(path);
  const ownPath = isListPart(path) ? pathTo(language, 'blog') : path;
  const route = pageRoutes.find(({ id }) => pathTo(language, id) === ownPath);
  return route ? routeContent(route.id, language, context) : articleContent(path, context);
}

async function routeContent(
  route: PageRouteId,
  language: Language,
  context: ResolverContext,
): Promise<OwnContent> {
  const { name, keep } = pagePictures[route];
  return {
    photo: { ...(await findPhoto(`${IMAGES}/${name}.jpg`, context)), keep },
    source: { file: wordFilePath(language, route), key: 'meta.title' },
  };
}

async function articleContent(path: string, context: ResolverContext): Promise<OwnContent> {
  const language = languageOf(path);
  const slug = path.split('/').at(-2);
  const post = await context.nodeModel.findOne<Node & PostFile>({
    type: 'Post',
    query: { filter: { language: { eq: language }, slug: { eq: slug } } },
  });
  if (!post) throw new Error(`sharePicture(path: "${path}"): is no page that is shared`);
  const { file, cover, category, customTitle } = post;
  const { categories } = await findCommonWords(language, context);
  return {
    kicker: categories[category],
    photo: await findPhoto(join(dirname(file), cover), context),
    source: { file, key: customTitle ? 'customTitle' : 'title' },
  };
}

async function findCommonWords(language: Language, { nodeModel }: ResolverContext) {
  const locale = await nodeModel.findOne<Node & { data: string }>({
    type: 'Locale',
    query: { filter: { ns: { eq: commonNamespace }, language: { eq: language } } },
  });
  if (!locale) throw new Error(`${wordFilePath(language, commonNamespace)} could not be read`);
  return JSON.parse(locale.data) as Pick<CommonWords, 'categories'>;
}

/** Asked for as a node, so that another photograph makes the page anew. */
async function findPhoto(path: string, { nodeModel }: ResolverContext) {
  const file = await nodeModel.findOne<Node>({
    type: 'File',
    query: { filter: { absolutePath: { eq: join(process.cwd(), path) } } },
  });
  if (file) return { path, digest: file.internal.contentDigest };
  throw new Error(formatProblems([missingPicture(path, 'a picture for sharing')]));
}
