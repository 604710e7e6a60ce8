import type { Node } from 'gatsby';
import { findCompany, type ResolverContext } from './context';

/** `company` is always there; `picture(name:)` gives one of `content/images` or stops the build. */
export const queryFields = {
  company: {
    type: 'Company!',
    resolve: (_: unknown, __: unknown, context: ResolverContext) => findCompany(context),
  },
  picture: {
    type: 'ImageSharp!',
    args: { name: 'String!' },
    resolve: (_: unknown, { name }: { name: string }, context: ResolverContext) =>
      findPicture(name, context),
  },
};

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
