import { relatedPosts } from '../../../../src/node/data-layer/post-queries';

const post = (slug: string, category: 'pricing' | 'design', date: string, number = 1) => ({
  ...{ slug, category, date, number },
  ...{ language: 'lv' as const, listed: true },
});
const shown = post('shown', 'pricing', '2025-01-05');
const old = post('old', 'pricing', '2025-01-01');
const others = ['2025-01-02', '2025-01-03', '2025-01-04'].map((day) => post(day, 'design', day));

describe('An article leads on to', () => {
  test.each([
    [
      'those of its category first, then the newest',
      [...others, old],
      ['old', '2025-01-04', '2025-01-03'],
    ],
    [
      'the newest where its category has no other',
      others,
      ['2025-01-04', '2025-01-03', '2025-01-02'],
    ],
    [
      'the higher number of one day first',
      [post('a', 'design', '2025-01-01', 2), post('b', 'design', '2025-01-01', 3)],
      ['b', 'a'],
    ],
    ['no article that is not listed', [{ ...old, listed: false }], []],
    ['no article in another language', [{ ...old, language: 'en' as const }], []],
  ])('%s', (_, posts, slugs) => {
    expect(relatedPosts(shown, [shown, ...posts]).map(({ slug }) => slug)).toEqual(slugs);
  });
});
