import type { ResolverContext } from '../../../../src/node/data-layer/nodes';
import { postResolvers, relatedField, relatedPosts } from '../../../../src/node/data-layer/schema';
import { categories } from '../../../../src/site/blog';

const findAll = jest.fn().mockResolvedValue({ entries: [] });

/** The resolvers' context in a build that shows drafts, or hides them. */
const contextWith = (drafts: boolean) =>
  ({
    nodeModel: {
      findOne: () => Promise.resolve({ siteMetadata: { drafts, today: '2026-11-29' } }),
      findAll,
    },
  }) as unknown as ResolverContext;

/** A draft never, an article of a later day than today not yet. */
const published = { draft: { eq: false }, date: { lte: '2026-11-29' } };

/** The arguments with which the original resolver is called. */
async function ask(field: 'post' | 'allPost', drafts: boolean, args: object) {
  const originalResolver = jest.fn<unknown, [unknown, object]>();
  await postResolvers[field].resolve('source', args, contextWith(drafts), { originalResolver });
  return originalResolver.mock.calls[0]?.[1];
}

test.each([
  { build: 'hides drafts and later articles', drafts: false, filter: published },
  { build: 'shows them', drafts: true, filter: {} },
])('a build that $build does so in lists, articles and what to read next', async (build) => {
  const { drafts, filter } = build;
  const listed = { listed: { eq: true } };
  const list = await ask('allPost', drafts, { filter: listed, limit: 6 });
  expect(list).toEqual({ filter: { ...listed, ...filter }, limit: 6 });
  const args = { slug: { eq: 'a-post' } };
  expect(await ask('post', drafts, args)).toEqual({ ...args, ...filter });
  const post = { slug: 'a', language: 'lv' } as Parameters<typeof relatedField.resolve>[0];
  await relatedField.resolve(post, undefined, contextWith(drafts));
  expect(findAll).toHaveBeenLastCalledWith({ type: 'Post', query: { filter } });
});

test('a query cannot ask for drafts or later articles where they are hidden', async () => {
  const args = { filter: { draft: { eq: true }, date: { gt: '2026-11-29' } } };
  expect(await ask('allPost', false, args)).toEqual({ filter: published });
});

const post = (slug: string, category: 'pricing' | 'design', date: string) => ({
  ...{ slug, category, date },
  ...{ language: 'lv' as const, listed: true },
});
const shown = post('shown', 'pricing', '2025-01-03');
const newer = post('newer', 'design', '2025-01-04');
const alike = post('alike', 'pricing', '2025-01-05');
const older = post('older', 'design', '2025-01-02');
const oldest = post('oldest', 'design', '2025-01-01');
const others = [newer, older, oldest];

const last = ['b', 'a'].map((slug) => post(slug, 'design', '2025-01-01'));

test.each([
  ['its category, then what follows', [...others, alike], ['alike', 'older', 'oldest']],
  ['the newest after the last of the list', others, ['older', 'oldest', 'newer']],
  ['those of one day by their slugs', last, ['a', 'b']],
  ['no article that is not listed', [{ ...alike, listed: false }], []],
  ['no article in another language', [{ ...alike, language: 'en' as const }], []],
])('related articles: %s', (_, posts, slugs) => {
  expect(relatedPosts(shown, [shown, ...posts]).map(({ slug }) => slug)).toEqual(slugs);
});

test('every listed article is related to at least one other, whatever their categories and days', () => {
  for (let count = 2; count <= 12; count += 1)
    for (let seed = 0; seed < 200; seed += 1) {
      const random = (below: number, at: number) => (seed * 7919 + at * at * 104_729) % below;
      const posts = Array.from({ length: count }, (_, at) => ({
        ...post(`${at}`, 'design', `2025-01-0${1 + random(9, at)}`),
        category: categories[random(1 + (seed % categories.length), at + 1)] ?? 'design',
        listed: at < 2 || random(5, at) > 0,
      }));
      const related = new Set(posts.flatMap((post) => relatedPosts(post, posts)));
      const alone = posts.filter((post) => post.listed && !related.has(post));
      expect({ count, seed, alone }).toEqual({ count, seed, alone: [] });
    }
});
