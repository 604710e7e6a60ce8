import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/routes';
import { pages, read } from '../support/built-pages';

describe.each(languages)('Without scripts (%s)', (language) => {
  test('the home page answers questions', () => {
    expect(read(pathTo(language, 'home'))('main details[id] p').text()).not.toBe('');
  });
});

test('no page shows a missing value', () => {
  const missing = /undefined|NaN|\[object|\{\{/;
  expect(pages.filter(({ $ }) => missing.test($('body').text())).map(({ path }) => path)).toEqual(
    [],
  );
});
