import { languages } from '../../src/site/languages';
import { pathTo, type PageRouteId } from '../../src/site/routes';
import { isBuilt, pages, read } from '../support/built-pages';

describe.each(languages)('Without scripts (%s)', (language) => {
  test('the home page answers questions', () => {
    expect(read(pathTo(language, 'home'))('main details[id] p').text()).not.toBe('');
  });
});

test.each(languages)(
  'legal pages end without any call, the network’s page without that for a forecast (%s)',
  (language) => {
    const callsOn = (page: PageRouteId, bar: string) =>
      read(pathTo(language, page))(`[data-section=closing], [data-section=phone-bar]${bar}`);
    for (const page of ['terms', 'privacy'] as const) expect(callsOn(page, '')).toHaveLength(0);
    if (isBuilt(pathTo(language, 'network')))
      expect(callsOn('network', ' [href*="/property-owners/"]')).toHaveLength(0);
  },
);

test('no page shows a missing value', () => {
  const missing = /undefined|NaN|\[object|\{\{/;
  expect(pages.filter(({ $ }) => missing.test($('body').text())).map(({ path }) => path)).toEqual(
    [],
  );
});
