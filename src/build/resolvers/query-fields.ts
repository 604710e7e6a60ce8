import type { Node } from 'gatsby';
import type { MailConfig } from '../../site/mail-config';
import { findCompany, type ResolverContext } from './context';

/**
 * `company` is always there; `mail` says where inquiries go; `picture(name:)` gives one of
 * `content/images` or stops the build.
 */
export const queryFields = {
  company: {
    type: 'Company!',
    resolve: (_: unknown, __: unknown, context: ResolverContext) => findCompany(context),
  },
  mail: {
    type: 'Mail!',
    resolve: (_: unknown, __: unknown, context: ResolverContext) => findMail(context),
  },
  picture: {
    type: 'ImageSharp!',
    args: { name: 'String!' },
    resolve: (_: unknown, { name }: { name: string }, context: ResolverContext) =>
      findPicture(name, context),
  },
};

/** Read from the node of gatsby-config, so that other variables make the pages anew. */
async function findMail({ nodeModel }: ResolverContext): Promise<MailConfig> {
  const site = await nodeModel.findOne<Node & { siteMetadata: { mail: MailConfig } }>({
    type: 'Site',
  });
  if (site) return site.siteMetadata.mail;
  throw new Error('gatsby-config.ts has no siteMetadata.mail');
}

async function findPicture(name: string, { nodeModel }: ResolverContext): Promise<Node> {
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
