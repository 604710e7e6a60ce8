import { paginate, paginationLinks } from '../../../src/site/pagination';

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [25, 3],
])('%i articles are listed on %i pages', (articles, pages) => {
  expect(paginate(articles)).toEqual(
    Array.from({ length: pages }, (_, index) => ({ page: index + 1, pages })),
  );
});

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 34, [1, 2, 34]],
  [17, 34, [1, 16, 17, 18, 34]],
  [34, 34, [1, 33, 34]],
])('page %i of %i names the pages %j', (page, pages, named) => {
  expect(paginationLinks({ page, pages })).toEqual(named);
});
