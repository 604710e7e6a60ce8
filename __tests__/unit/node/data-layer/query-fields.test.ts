import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  apartmentFields,
  queryFields,
  rotatedPictureFields,
} from '../../../../src/node/data-layer/query-fields';
import { marketIn, readMarket } from '../../../../src/node/content/sum-facts';
import { languages } from '../../../../src/site/languages';
import { rateKeys } from '../../../../src/site/sums/tax';
import { PICTURE_GROUND } from '../../../../src/node/pictures/pictures';
import { calculateSum } from '../../../../src/site/sums/assumptions';
import { readAssumptions } from '../../../../src/site/sums/sum-url';
import { facts } from '../../site/sums/facts';

const { resolve } = rotatedPictureFields.gatsbyImageData;

const folder = mkdtempSync(join(tmpdir(), 'upright-'));
const absolutePath = join(folder, 'picture');
afterAll(() => rmSync(folder, { recursive: true }));

const wide = (background = '#090909') =>
  sharp({ create: { width: 40, height: 20, channels: 4, background } });
const turned = (orientation: number) => wide().withMetadata({ orientation }).jpeg();

test.each([
  { name: 'turned by a phone', file: turned(6), asked: { aspectRatio: 0.5 } },
  { name: 'upside down', file: turned(3), asked: {} },
  { name: 'that nobody turned', file: wide().jpeg(), asked: {} },
  { name: 'turned, in a shape of its place', file: turned(6), args: { aspectRatio: 1 } },
  {
    name: 'of a kind that old browsers do not show',
    file: wide().webp(),
    asked: { formats: ['jpg', 'webp'] },
  },
  { name: 'that can be seen through', file: wide('#09090980').png(), ground: PICTURE_GROUND },
])(
  'a picture $name is whole and upright in every browser, on its own colour or on white',
  async (picture) => {
    const { file, args = {}, asked = args, ground = 'its own' } = picture;
    await file.toFile(absolutePath);
    const originalResolver = (...[, args]: object[]) =>
      Promise.resolve({ args, backgroundColor: 'its own' });
    const context = { nodeModel: { getNodesByIds: () => [{ absolutePath }] } };
    const image = await resolve({} as never, args, context as never, { originalResolver } as never);
    expect(image).toEqual({ args: asked, backgroundColor: ground });
  },
);

test('an article is shared with the cover of its own language, a page with its picture', async () => {
  const posts = ['lv', 'en'].map((language) => {
    return {
      language,
      slug: 'a',
      file: `content/blog/a/index.${language}.mdx`,
      cover: `${language}.jpg`,
    };
  });
  interface Query {
    type: string;
    query: { filter: Record<string, Record<'eq', string>> };
  }
  const findOne = ({ type, query: { filter } }: Query) => {
    if (type === 'File') return filter.absolutePath?.eq;
    return posts.find((post) =>
      Object.entries(filter).every(([key, { eq }]) => post[key as 'slug'] === eq),
    );
  };
  const shared = (page: { route: 'article' | 'about'; slug?: string; language: 'lv' | 'en' }) =>
    queryFields.sharePicture.resolve({}, page, { nodeModel: { findOne } } as never);
  for (const language of ['lv', 'en'] as const) {
    const article = { route: 'article', slug: 'a', language } as const;
    expect(await shared(article)).toMatch(new RegExp(`/content/blog/a/${language}.jpg$`));
    expect(await shared({ route: 'about', language })).toMatch(/\/images\/story.jpg$/);
  }
  await expect(shared({ route: 'article', slug: 'b', language: 'en' })).rejects.toThrow(
    '"b" in en',
  );
});

test('the sum of an apartment opens with its rent and its occupancy, in percent of the year, and leaves what its card says', async () => {
  const findOne = ({ type }: { type: string }) => (type === 'Company' ? facts : facts.rates);
  const context = { nodeModel: { findOne } } as never;
  const apartment = { rent: 700, nights: 292 };
  const sum = readAssumptions(await apartmentFields.sum.resolve(apartment, {}, context));
  expect(sum).toMatchObject({ rent: 700, usual: 80 });
  const left = await apartmentFields.left.resolve(apartment, {}, context);
  expect(left).toBeCloseTo(calculateSum(sum, facts).left.shortTerm, 0);
});

test('a page gets the figures that the company has, the rates that it asks for, and the market in its language', async () => {
  const { value: market } = readMarket();
  const nodes = { Company: facts, Rates: facts.rates, Market: market };
  const findOne = ({ type }: { type: keyof typeof nodes }) => nodes[type];
  const context = { nodeModel: { findOne } } as never;
  const { remoteFee: _, ...figures } = facts.figures;
  nodes.Company = { ...facts, figures };
  const own = await queryFields.sumFigures.resolve({}, {}, context);
  expect(own.map(({ key }) => key)).not.toContain('remoteFee');
  expect(own).toContainEqual({ key: 'onSiteFee', from: 25, to: 25 });
  const rates = (keys?: 'vat'[]) => queryFields.sumRates.resolve({}, { keys }, context);
  expect(await rates(['vat'])).toEqual([{ key: 'vat', value: 21 }]);
  expect(await rates()).toHaveLength(rateKeys.length);
  for (const language of languages)
    expect(await queryFields.sumMarket.resolve({}, { language }, context)).toEqual(
      market && marketIn(market, language),
    );
});
