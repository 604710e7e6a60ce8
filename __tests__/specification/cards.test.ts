import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/paths';
import type { PageRouteId } from '../../src/site/routes';
import { read } from '../support/built-pages';
import { textOf } from '../support/words';

describe.each(languages)('The page of services (%s)', (language) => {
  const $ = read(pathTo(language, 'services'));
  const hosts = $('[data-section=hosts]');

  test('offers full service, then help for independent hosts, then shows the portfolio', () => {
    const titles = $('main h2')
      .toArray()
      .map((title) => $(title).text());
    const sections = ['fees', 'benefits', 'hosts', 'portfolio', 'compare'];
    expect(titles.slice(0, sections.length)).toEqual(
      sections.map((section) => textOf(language, 'services', `${section}.title`)),
    );
  });

  test('names four services for independent hosts', () => {
    expect(hosts.find('li h3')).toHaveLength(4);
  });

  test('leads independent hosts on to the contact page and to the group of hosts', () => {
    const links = hosts.find('a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      pathTo(language, 'contact'),
      pathTo(language, 'network'),
    ]);
  });
});

const counted: [page: PageRouteId, steps: number, benefits: number][] = [
  ['home', 3, 5],
  ['owners', 3, 6],
  ['services', 0, 6 + 4],
  ['about', 0, 4 + 4],
];

describe.each(languages)('In %s', (language) => {
  test.each(counted)(
    'the page %s has %i steps and %i cards, each with its icon',
    (page, ...counts) => {
      const $ = read(pathTo(language, page));
      const steps = $('main ol:not([data-timeline]) > li:has(h3)');
      expect([steps.length, $('[data-tile]').length]).toEqual(counts);
      expect(steps.filter(':has([aria-hidden] svg):has([aria-hidden] b)')).toHaveLength(counts[0]);
      expect($('[data-tile] > svg[aria-hidden=true]')).toHaveLength(counts[1]);
    },
  );
});
