import { dirname, join } from 'node:path/posix';
import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { Language } from '../../site/languages';
import type { PageContext } from '../../site/page-context';
import { calculateSum, examplePrice, sumFigureKeys } from '../../site/sums/assumptions';
import { searchWithChanges } from '../../site/sums/sum-url';
import { rateKeys, type RateKey } from '../../site/sums/tax';
import { marketIn, type MarketFile } from '../content/sum-facts';
import { IMAGES, linkPreviewPicture, sitePictures, PICTURE_GROUND } from '../pictures/pictures';
import { findCompany, findFile, findRates, findSettings } from './nodes';
import type { ResolverContext, PostNode } from './nodes';

const found = <Found>(type: string, find: (context: ResolverContext) => Promise<Found>) => ({
  type,
  resolve: (_: unknown, __: unknown, context: ResolverContext) => find(context),
});

export const queryFields = {
  company: found('Company!', findCompany),
  sumFigures: found('[SumFigure!]!', async (context) => {
    const { figures } = await findCompany(context);
    return sumFigureKeys.filter((key) => figures[key]).map((key) => ({ key, ...figures[key] }));
  }),
  sumRates: {
    type: '[Rate!]!',
    args: { keys: '[String!]' },
    resolve: async (_: unknown, args: { keys?: readonly RateKey[] }, context: ResolverContext) => {
      const rates = await findRates(context);
      return (args.keys ?? rateKeys).map((key) => ({ key, ...rates[key] }));
    },
  },
  sumMarket: {
    type: 'JSON',
    args: { language: 'String!' },
    resolve: async (_: unknown, args: { language: Language }, context: ResolverContext) => {
      const market = await context.nodeModel.findOne<MarketFile>({ type: 'Market' });
      return market && marketIn(market, args.language);
    },
  },
  mail: found('Mail!', async (context) => (await findSettings(context)).mail),
  picture: { type: 'ImageSharp!', args: { name: 'String!' }, resolve: findPicture },
  sharePicture: {
    type: 'File!',
    args: { route: 'String!', slug: 'String', language: 'String!' },
    resolve: findSharePicture,
  },
};

const DAYS = 365;

interface Apartment {
  rent: number;
  nights: number;
}

/** An apartment's own year: its rent and nights, at the example's price for such a rent. */
async function apartmentSum({ rent, nights }: Apartment, context: ResolverContext) {
  const [{ figures }, rates] = [await findCompany(context), await findRates(context)];
  const facts = { figures, rates };
  const price = Math.round(examplePrice(facts, rent) * 100) / 100;
  return { facts, changed: { rent, usual: Math.round((nights / DAYS) * 10_000) / 100, price } };
}

export const apartmentFields = {
  /** What the year would leave the owner before tax, in euros. */
  left: {
    type: 'Float!',
    resolve: async (apartment: Apartment, _: unknown, context: ResolverContext) => {
      const { facts, changed } = await apartmentSum(apartment, context);
      return calculateSum(changed, facts).left.shortTerm;
    },
  },
  /** The query of the owners' page that opens the sum. */
  sum: {
    type: 'String!',
    resolve: async (apartment: Apartment, _: unknown, context: ResolverContext) =>
      searchWithChanges((await apartmentSum(apartment, context)).changed, ''),
  },
};

async function findPicture(_: unknown, { name }: { name: string }, context: ResolverContext) {
  if (!(sitePictures as string[]).includes(name))
    throw new Error(`picture(name: "${name}"): src/node/pictures/pictures.ts has no such name`);
  const ids = (await findFile(`${IMAGES}/${name}.jpg`, context))?.children ?? [];
  return context.nodeModel.getNodesByIds({ ids, type: 'ImageSharp' })[0];
}

/** The picture of a link preview: the cover of an article, or the picture of a page. */
async function findSharePicture(
  _: unknown,
  { route, slug, language }: Pick<PageContext, 'route' | 'slug' | 'language'>,
  context: ResolverContext,
) {
  const query = { filter: { language: { eq: language }, slug: { eq: slug } } };
  const post = slug && (await context.nodeModel.findOne<PostNode>({ type: 'Post', query }));
  if (slug && !post) throw new Error(`There is no article "${slug}" in ${language}`);
  const path = post
    ? join(dirname(post.file), post.cover)
    : `${IMAGES}/${linkPreviewPicture(route)}.jpg`;
  return findFile(path, context);
}

interface Info {
  originalResolver: (...of: [Node, object, ResolverContext, Info]) => Promise<IGatsbyImageData>;
}

/** The value of `AUTO`: the format of the source. */
const SOURCE = '';

interface PictureOptions {
  formats?: readonly string[];
}

/**
 * gatsby-plugin-sharp reads a picture's size before its EXIF rotation, and would crop it to that. Of a WebP
 * or AVIF source it would make nothing that Safari 13 shows.
 */
export const rotatedPictureFields = {
  gatsbyImageData: {
    resolve: async (picture: Node, given: PictureOptions, context: ResolverContext, info: Info) => {
      const ids = [picture.parent ?? ''];
      const [file] = context.nodeModel.getNodesByIds({ ids, type: 'File' });
      const metadata = await sharp(String(file?.absolutePath)).metadata();
      const { width, autoOrient, hasAlpha, format } = metadata;
      const isTurned = width !== autoOrient.width;
      const shape = isTurned ? { aspectRatio: autoOrient.width / autoOrient.height } : {};
      const { formats = [SOURCE, 'webp'] } = given;
      const fallback = hasAlpha ? 'png' : 'jpg';
      const shown = ['webp', 'heif'].includes(format) && {
        formats: formats.map((name) => (name === SOURCE ? fallback : name)),
      };
      const args = { ...shape, ...given, ...shown };
      const image = await info.originalResolver(picture, args, context, info);
      // Otherwise transparent areas would become black.
      return hasAlpha ? { ...image, backgroundColor: PICTURE_GROUND } : image;
    },
  },
};
