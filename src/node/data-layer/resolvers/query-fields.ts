import type { Node } from 'gatsby';
import { IMAGES, missingPicture, picturePlaces } from '../../pictures/picture-places';
import { formatProblems } from '../../content/problems';
import { findCompany, findFile, findRates, findSettings, type ResolverContext } from './context';

const found = <Found>(type: string, find: (context: ResolverContext) => Promise<Found>) => ({
  type,
  resolve: (_: unknown, __: unknown, context: ResolverContext) => find(context),
});

export const queryFields = {
  company: found('Company!', findCompany),
  rates: found('Rates!', findRates),
  mail: found('Mail!', async (context) => (await findSettings(context)).mail),
  picture: {
    type: 'ImageSharp!',
    args: { name: 'String!' },
    resolve: (_: unknown, { name }: { name: string }, context: ResolverContext) =>
      findPicture(name, context),
  },
};

async function findPicture(name: string, context: ResolverContext): Promise<Node> {
  if (!picturePlaces.some(({ picture }) => picture === name))
    throw new Error(
      `picture(name: "${name}"): src/node/pictures/picture-places.ts lacks it; expected a line '<page>.<place>': '${name}'`,
    );
  const path = `${IMAGES}/${name}.jpg`;
  const file = await findFile(path, context);
  const ids = file?.children ?? [];
  const [picture] = context.nodeModel.getNodesByIds({ ids, type: 'ImageSharp' });
  if (picture) return picture;
  throw new Error(formatProblems([missingPicture(path, `picture(name: "${name}")`)]));
}
