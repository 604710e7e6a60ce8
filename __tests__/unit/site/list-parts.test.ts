import { categories, type Category } from '../../../src/site/categories';
import { listParts, namedPages } from '../../../src/site/list-parts';

/** So many articles, spread over the first five categories; the sixth has none. */
const articles = (count: number): Category[] =>
  Array.from({ length: count }, (_, index) => categories[index % 5] ?? 'pricing');

const ofAll = (count: number) => listParts(articles(count)).filter(({ category }) => !category);
const ofCategories = (count: number) =>
  listParts(articles(count)).filter(({ category }) => category);

test.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [24, 2],
  [25, 3],
  [400, 34],
])('%i articles are listed on %i pages', (count, pages) => {
  expect(ofAll(count)).toEqual(
    Array.from({ length: pages }, (_, index) => ({ category: '', page: index + 1, pages })),
  );
});

test.each([
  [0, 0],
  [1, 0],
  [12, 0],
  // Five categories of two or three articles.
  [13, 5],
  [25, 5],
  // Five categories of 80.
  [400, 35],
])('with %i articles the categories have %i pages', (count, pages) => {
  expect(ofCategories(count)).toHaveLength(pages);
});

test('a category without an article has no page', () => {
  expect(listParts(articles(400)).filter(({ category }) => category === 'management')).toEqual([]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 34, [1, 2, 34]],
  [17, 34, [1, 16, 17, 18, 34]],
  [34, 34, [1, 33, 34]],
])('page %i of %i names the pages %j', (page, pages, named) => {
  expect(namedPages({ page, pages })).toEqual(named);
});
