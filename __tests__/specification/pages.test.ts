import { pages } from '../support/built-pages';

test.each(pages.map((page) => [page.path, page] as const))(
  '%s shows no missing value',
  (_, { $ }) => {
    expect($('body').text()).not.toMatch(/undefined|NaN|\[object|\{\{/);
  },
);
