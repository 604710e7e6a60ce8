import type { CreateResolversArgs, Node } from 'gatsby';
import type { Language } from '../site/languages';
import type { MailConfig } from '../site/mail-config';
import { plainText } from '../site/plain-text';
import { companyFacts } from './company/company-facts';
import { COMPANY_FILE, type Company } from './company/read-company';
import { prepareWords } from './words/prepare-words';
import { mapTexts, type Words } from './words/words';

interface LocaleNode extends Node {
  language: Language;
  data: string;
}

interface NodeModel {
  getNodesByIds: (args: { ids: readonly string[]; type: string }) => Node[];
  findOne: <Found>(args: { type: string; query?: object }) => Promise<Found | null>;
}

interface ResolverContext {
  nodeModel: NodeModel;
}

/**
 * Words arrive at the pages finished: facts filled in, typography set, `meta` taken apart.
 * `mail` says where inquiries go. `picture(name:)` gives a picture of `content/images`, or stops the build when it is not there.
 */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Locale: {
      data: {
        resolve: async (locale: LocaleNode, _: unknown, { nodeModel }: ResolverContext) => {
          const { meta: _meta, ...words } = JSON.parse(locale.data) as Words;
          return JSON.stringify(await finish(words, locale.language, nodeModel));
        },
      },
      meta: {
        resolve: async (locale: LocaleNode, _: unknown, { nodeModel }: ResolverContext) => {
          const { meta } = JSON.parse(locale.data) as Words;
          if (typeof meta !== 'object') return undefined;
          return mapTexts(await finish(meta, locale.language, nodeModel), plainText);
        },
      },
    },
    Query: {
      company: {
        type: 'Company!',
        resolve: (_: unknown, __: unknown, { nodeModel }: ResolverContext) =>
          findCompany(nodeModel),
      },
      mail: {
        type: 'Mail!',
        resolve: (_: unknown, __: unknown, { nodeModel }: ResolverContext) => findMail(nodeModel),
      },
      picture: {
        type: 'ImageSharp!',
        args: { name: 'String!' },
        resolve: (_: unknown, { name }: { name: string }, { nodeModel }: ResolverContext) =>
          findPicture(name, nodeModel),
      },
    },
  });
}

async function finish(words: Words, language: Language, nodeModel: NodeModel): Promise<Words> {
  return prepareWords(words, companyFacts(await findCompany(nodeModel), language));
}

async function findCompany(nodeModel: NodeModel): Promise<Node & Company> {
  const company = await nodeModel.findOne<Node & Company>({ type: 'Company' });
  if (company) return company;
  throw new Error(`${COMPANY_FILE} could not be read`);
}

/** Read from the node of gatsby-config, so that other variables make the pages anew. */
async function findMail(nodeModel: NodeModel): Promise<MailConfig> {
  const site = await nodeModel.findOne<Node & { siteMetadata: { mail: MailConfig } }>({
    type: 'Site',
  });
  if (site) return site.siteMetadata.mail;
  throw new Error('gatsby-config.ts has no siteMetadata.mail');
}

async function findPicture(name: string, nodeModel: NodeModel): Promise<Node> {
  const relativePath = `${name}.jpg`;
  const file = await nodeModel.findOne<Node>({
    type: 'File',
    query: {
      filter: { sourceInstanceName: { eq: 'images' }, relativePath: { eq: relativePath } },
    },
  });
  const [picture] = nodeModel.getNodesByIds({ ids: file?.children ?? [], type: 'ImageSharp' });
  if (picture) return picture;
  throw new Error(
    `content/images/${relativePath}  picture(name: "${name}"): is missing; a picture is expected`,
  );
}
