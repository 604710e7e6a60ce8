import { dirname, join } from 'node:path';
import type { Node } from 'gatsby';
import type { CommonWords } from '../../site/common-words';
import type { Language } from '../../site/languages';
import type { AnyPageContext, PageContext } from '../../site/page-context';
import { articleRoute, commonNamespace, type PageRouteId } from '../../site/routes';
import type { PostFile } from '../posts/read-post';
import { pagePictures } from '../share/page-pictures';
import { sharePicture, type ShareContent } from '../share/share-picture';
import { wordFilePath } from '../words/word-files';
import { findCompany, type ResolverContext } from './context';

/** What a kind of page brings to its picture, beside title and company. */
type OwnContent = Pick<ShareContent, 'kicker' | 'photo' | 'source'>;

/** `sharePicture(path:)` gives the address of a page's picture for sharing; it is drawn when asked for. */
export const shareFields = {
  sharePicture: {
    type: 'String!',
    args: { path: 'String!' },
    resolve: async (_: unknown, { path }: { path: string }, context: ResolverContext) => {
      const page = await findPage(path, context);
      const { name: companyName } = await findCompany(context);
      return sharePicture({
        title: page.meta.title,
        companyName,
        ...(page.route === articleRoute.id
          ? await articleContent(page, context)
          : await routeContent(page.route, page.language, context)),
      });
    },
  },
};

async function findPage(path: string, { nodeModel }: ResolverContext): Promise<PageContext> {
  const page = await nodeModel.findOne<Node & { context: AnyPageContext }>({
    type: 'SitePage',
    query: { filter: { path: { eq: path } } },
  });
  if (page?.context.kind === 'page') return page.context;
  throw new Error(`sharePicture(path: "${path}"): is no page that is shared`);
}

async function routeContent(
  route: PageRouteId,
  language: Language,
  context: ResolverContext,
): Promise<OwnContent> {
  const { name, keep } = pagePictures[route];
  return {
    photo: { ...(await findPhoto(`content/images/${name}.jpg`, context)), keep },
    source: { file: wordFilePath(language, route), key: 'meta.title' },
  };
}

async function articleContent(page: PageContext, context: ResolverContext): Promise<OwnContent> {
  const { language, slug } = page;
  const post = await context.nodeModel.findOne<Node & PostFile>({
    type: 'Post',
    query: { filter: { language: { eq: language }, slug: { eq: slug } } },
  });
  if (!post) throw new Error(`The picture of ${page.alternates[language]} lacks its article`);
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
  throw new Error(`${path}  is missing; a picture for sharing is expected`);
}
