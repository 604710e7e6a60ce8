import type { Node } from 'gatsby';
import { IMAGES, missingPicture, picturePlaces } from '../../pictures/picture-places';
import { formatProblems } from '../../content/problems';
import { findCompany, findFile, findRates, findSettings, type ResolverContext } from './context';

/**
 * `company` and `rates` are always there; `mail` says where inquiries go; `picture(name:)` gives one of
 * `content/images` that the table of places names, or stops the build.
 */
export const queryFields = {
  company: {
    type: 'Company!',
    resolve: (_: unknown, __: unknown, context: ResolverContext) => findCompany(context),
  },
  rates: {
    type: 'Rates!',
    resolve: (_: unknown, __: unknown, context: ResolverContext) => findRates(context),
  },
  mail: {
    type: 'Mail!',
    resolve: async (_: unknown, __: unknown, context: ResolverContext) =>
      (await findSettings(context)).mail,
  },
  picture: {
    type: 'ImageSharp!',
    args: { name: 'String!' },
    resolve: (_: unknown, { name }: { name: string }, context: ResolverContext) =>
      findPicture(name, context),
  },
};

async function findPicture(name: string, context: ResolverContext): Promise<Node> {
  if (!picturePlaces.some(({ picture }) => picture === name))
    throw new Error(`picture(name: "${name}"): node/pictures/picture-places lacks this picture`);
  const path = `${IMAGES}/${name}.jpg`;
  const file = await findFile(path, context);
  const ids = file?.children ?? [];
  const [picture] = context.nodeModel.getNodesByIds({ ids, type: 'ImageSharp' });
  if (picture) return picture;
  throw new Error(formatProblems([missingPicture(path, `picture(name: "${name}")`)]));
}
