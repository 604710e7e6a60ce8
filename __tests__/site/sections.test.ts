import { languages } from '../../src/site/languages';
import { pathTo, type PageRouteId } from '../../src/site/routes';
import { isBuilt, pages, read } from '../support/built-pages';
import { textOf } from '../support/words';

describe.each(languages)('Without scripts (%s)', (language) => {
  test('the home page answers questions', () => {
    expect(read(pathTo(language, 'home'))('main details[id] p').text()).not.toBe('');
  });

  test('the home page claims no permission for quotations that are samples', () => {
    const $ = read(pathTo(language, 'home'));
    const quoting = $('main section:has(blockquote) h2');
    const sampled = quoting.siblings('small').length > 0;
    const hasText = (key: string) =>
      $('main')
        .text()
        .includes(textOf(language, 'home', key));
    expect(hasText('testimonials.sample')).toBe(sampled);
    expect(hasText('testimonials.text')).toBe(quoting.length > 0 && !sampled);
  });

  test('the page of services tells independent hosts what it costs and how to ask', () => {
    const $ = read(pathTo(language, 'services'));
    const hosts = $('[data-section=hosts]');
    for (const part of ['price.title', 'steps.title', 'price.value'])
      expect(hosts.text()).toContain(textOf(language, 'services', `hosts.${part}`));
    expect(hosts.find('ol > li')).toHaveLength(3);
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
