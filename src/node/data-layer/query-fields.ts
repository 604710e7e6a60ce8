import { sumFigureKeys } from '../../site/sums/assumptions';
import { rateKeys, type RateKey } from '../../site/sums/rates';
import { IMAGES, sitePictures } from '../pictures/site-pictures';
import { findCompany, findFile, findRates, findSettings, type ResolverContext } from './context';

const found = <Found>(type: string, find: (context: ResolverContext) => Promise<Found>) => ({
  type,
  resolve: (_: unknown, __: unknown, context: ResolverContext) => find(context),
});

export const queryFields = {
  company: found('Company!', findCompany),
  sumFigures: found('[SumFigure!]!', async (context) => {
    const { figures } = await findCompany(context);
    return sumFigureKeys.map((key) => ({ key, ...figures[key] }));
  }),
  sumRates: {
    type: '[Rate!]!',
    args: { keys: '[String!]' },
    resolve: async (_: unknown, args: { keys?: readonly RateKey[] }, context: ResolverContext) => {
      const rates = await findRates(context);
      return (args.keys ?? rateKeys).map((key) => ({ key, ...rates[key] }));
    },
  },
  mail: found('Mail!', async (context) => (await findSettings(context)).mail),
  picture: { type: 'ImageSharp!', args: { name: 'String!' }, resolve: findPicture },
};

async function findPicture(_: unknown, { name }: { name: string }, context: ResolverContext) {
  if (!(sitePictures as string[]).includes(name))
    throw new Error(
      `picture(name: "${name}"): src/node/pictures/site-pictures.ts has no such name`,
    );
  const ids = (await findFile(`${IMAGES}/${name}.jpg`, context))?.children ?? [];
  return context.nodeModel.getNodesByIds({ ids, type: 'ImageSharp' })[0];
}
