import { languages } from '../../src/site/languages';
import { pathTo } from '../../src/site/paths';
import type { PageRouteId } from '../../src/site/routes';
import { telUrl } from '../../src/site/tel-url';
import { hrefsOf, pages, read, textsOf } from '../support/built-pages';
import { company, textOf } from '../support/words';

const fees = ['onSite', 'remote'] as const;

describe.each(languages)('Without scripts (%s)', (language) => {
  test('the home page names both fees and what each includes', () => {
    const $ = read(pathTo(language, 'home'));
    const cards = $('main [data-section=fees] article');
    expect(cards).toHaveLength(2);
    for (const [index, kind] of fees.entries()) {
      const card = cards.eq(index);
      expect(card.find('h3').text()).toBe(textOf(language, 'fees', `${kind}.title`));
      expect(card.find('b').text()).toBe(textOf(language, 'fees', `${kind}.value`));
      expect(card.find('li')).toHaveLength(4);
    }
  });

  test('the home page answers three of the owners’ questions in the owners’ words', () => {
    const home = read(pathTo(language, 'home'));
    const owners = read(pathTo(language, 'owners'));
    const asked = home('main details[id]').toArray();
    expect(asked).toHaveLength(3);
    for (const details of asked) {
      const question = home(details).find('summary').text();
      const same = owners('main details').filter(
        (_, other) => owners(other).find('summary').text() === question,
      );
      expect(same.find('p').text()).toBe(home(details).find('p').text());
    }
  });

  test('the home page claims no permission for quotations that are samples', () => {
    const $ = read(pathTo(language, 'home'));
    const sampled = $('main section:has(blockquote) h2 ~ small').length > 0;
    const said = (key: string) =>
      $('main')
        .text()
        .includes(textOf(language, 'home', key));
    expect(said('testimonials.sample')).toBe(sampled);
    expect(said('testimonials.text')).toBe(!sampled);
  });

  test('the owners’ page names what an owner hands over and keeps, four things each with icon, title and line', () => {
    const $ = read(pathTo(language, 'owners'));
    for (const group of ['handOver', 'keep']) {
      const title = textOf(language, 'owners', `benefits.${group}`);
      const heading = $('main h3').filter((_, one) => $(one).text() === title);
      expect(heading.next('ul').find('li:has(svg):has(h4):has(p)')).toHaveLength(4);
    }
  });

  test('the page of services offers full service, then help for independent hosts, and then shows the portfolio', () => {
    const $ = read(pathTo(language, 'services'));
    const values = { count: company.apartments?.length ?? 0 };
    const titles = ['fees', 'benefits', 'hosts', 'portfolio'].map((section) =>
      textOf(language, 'services', `${section}.title`, values),
    );
    expect(textsOf($, 'main h2').filter((title) => titles.includes(title))).toEqual(titles);
  });

  test('the page of services tells independent hosts what it costs and how to ask, and leads them to the contact page and their group', () => {
    const $ = read(pathTo(language, 'services'));
    const hosts = $('[data-section=hosts]');
    for (const part of ['price.title', 'how.title', 'price.value'])
      expect(hosts.text()).toContain(textOf(language, 'services', `hosts.${part}`));
    expect(hosts.find('ol > li')).toHaveLength(3);
    expect(hrefsOf($, '[data-section=hosts] a').slice(0, 2)).toEqual([
      pathTo(language, 'contact'),
      pathTo(language, 'network'),
    ]);
  });
});

describe.each(languages)('The way from a figure to a call (%s)', (language) => {
  test.each(['home', 'services', 'about', 'blog'] as const)(
    'ends on the page %s with the forecast first, and beside it the phone',
    (page) => {
      const $ = read(pathTo(language, page));
      const forecast = pathTo(language, 'owners');
      expect($('[data-section=closing] noscript').text()).toContain(`href="${forecast}"`);
      expect(hrefsOf($, '[data-section=closing] a')).toEqual([telUrl(company.contact.phone)]);
    },
  );

  test('ends on the owners’ page in the form that asks for an e-mail alone', () => {
    const $ = read(pathTo(language, 'owners'));
    expect($('[data-section=closing] #quick-form')).toHaveLength(1);
  });

  test('begins on the home page with the consultation and the company', () => {
    const ways = [pathTo(language, 'consultation'), pathTo(language, 'about')];
    const $ = read(pathTo(language, 'home'));
    expect(hrefsOf($, '[data-section=home-hero] [data-cta]')).toEqual(ways);
  });
});

test.each(languages)(
  'legal pages end without any call, the network’s page without that for a forecast (%s)',
  (language) => {
    const callsOn = (page: PageRouteId, bar: string) =>
      read(pathTo(language, page))(`[data-section=closing], [data-section=phone-bar]${bar}`);
    for (const page of ['terms', 'privacy'] as const) expect(callsOn(page, '')).toHaveLength(0);
    expect(callsOn('network', ' [href*="/property-owners/"]')).toHaveLength(0);
  },
);

test.each(languages)(
  'the network’s page leads to the group alone, in a new tab (%s)',
  (language) => {
    const $ = read(pathTo(language, 'network'));
    const { group } = company.profiles ?? {};
    const calls = $('[data-section=hero] [data-cta], [data-section=phone-bar] a').toArray();
    expect(calls.map((call) => $(call).attr('href'))).toEqual([group, group]);
    expect($(calls[0]).attr()).toMatchObject({ target: '_blank' });
    expect($(calls[0]).text()).toContain(`(${textOf(language, 'common', 'newTab')})`);
  },
);

test('no page shows a missing value', () => {
  const missing = /undefined|NaN|\[object|\{\{/;
  expect(pages.filter(({ $ }) => missing.test($('body').text())).map(({ path }) => path)).toEqual(
    [],
  );
});
