import { isBuilt, read, readPublic } from '../support/built-pages';

const slugs = {
  1: 'short-term-vs-long-term-rental-riga',
  2: 'professional-short-term-rental-management-riga',
  3: 'airbnb-listing-optimisation-riga',
  4: 'guest-experience-short-term-rental',
  5: 'riga-rental-market-analysis',
} as const;
type PostId = keyof typeof slugs;

/** Specification, section 3: when each post was published. */
const dates: Record<PostId, string> = {
  1: '2025-05-01',
  2: '2025-04-28',
  3: '2025-04-22',
  4: '2025-04-15',
  5: '2025-04-10',
};
const categories = {
  lv: {
    1: 'Cenas un ienākumi',
    2: 'Pārvaldība',
    3: 'Stratēģija',
    4: 'Viesu pieredze',
    5: 'Rīgas tirgus',
  },
  en: {
    1: 'Pricing & Revenue',
    2: 'Management',
    3: 'Strategy',
    4: 'Guest Experience',
    5: 'Riga Market',
  },
} as const;

/** The specification's aliases and numbers, by the post that they lead to. */
const aliases: Record<PostId, string[]> = {
  1: [
    '1',
    'istermina-ire-rigas-centra',
    'istermina-ilgtermina-ire-riga',
    'istermina-vs-ilgtermina-ire-riga',
  ],
  2: ['2', 'profesionala-istermina-ires-parvaldisana-riga'],
  3: ['3', 'airbnb-listing-optimization-riga', 'ka-optimizet-savu-airbnb-sludinajumu-riga'],
  4: ['4', 'viesu-pieredzes-uzlabosana', 'ka-uzlabot-viesu-pieredzi-istermina-ires-dzivokli'],
  5: ['5', 'rigas-ires-tirgus-analyzes'],
};

const short = {
  lv: (iso: string) => iso.split('-').reverse().join('.'),
  en: (iso: string) => iso.replace(/(\d+)-(\d+)-(\d+)/, '$2.$3.$1'),
};
const long: Record<PostId, string> = {
  1: '1 May 2025',
  2: '28 April 2025',
  3: '22 April 2025',
  4: '15 April 2025',
  5: '10 April 2025',
};
const languages = ['lv', 'en'] as const;

describe.each(languages)('The list of articles in %s', (language) => {
  const $ = read(`/${language}/blog/`);

  test.each([1, 2, 4, 5] as const)('shows post %i with category and date', (id) => {
    const card = $('main article').has(`h3 a[href="/${language}/blog/${slugs[id]}/"]`);
    expect(card.find('span:not([data-picture])').first().text()).toBe(categories[language][id]);
    expect(card.find('time').text()).toBe(short[language](dates[id]));
    expect(card.find('time').attr('datetime')).toBe(dates[id]);
  });

  test('does not show post 3', () => {
    expect($(`main article a[href="/${language}/blog/${slugs[3]}/"]`)).toHaveLength(0);
  });
});

const articles = languages.flatMap((language) =>
  ([1, 2, 3, 4, 5] as const).map((id) => [language, id] as const),
);

describe.each(articles)('In %s, article %i', (language, id) => {
  const path = `/${language}/blog/${slugs[id]}/`;
  const $ = read(path);
  const header = $('article > div > header').first();

  test('can also be reached by its number and its aliases', () => {
    const rules = readPublic('_redirects').split('\n');
    for (const alias of aliases[id]) {
      expect(rules).toContain(`/${language}/blog/${alias}/ ${path} 301!`);
      expect(isBuilt(`/${language}/blog/${alias}/`)).toBe(true);
    }
  });

  test('shows its category and an excerpt', () => {
    expect(header.children('a').text()).toBe(categories[language][id]);
    expect(header.children('p').text().length).toBeGreaterThan(60);
  });

  test('names its author and date', () => {
    const time = header.find('time').first();
    expect(time.attr('datetime')).toBe(dates[id]);
    expect(time.text()).toBe(language === 'lv' ? short.lv(dates[id]) : long[id]);
    expect(header.text()).toMatch(/Līga Ozola|Toms Kalniņš/);
    const posting = $('script[type="application/ld+json"]').text();
    expect(posting).toContain(`"dateModified":"${id === 1 ? '2025-05-05' : dates[id]}"`);
  });

  test('is 900 to 1,500 words long', () => {
    const body = $('article h2').first().closest('div').clone();
    const words = body.text().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(850);
    expect(words).toBeLessThanOrEqual(1700);
  });
});

describe.each(languages)('In %s', (language) => {
  const article = (id: PostId) => read(`/${language}/blog/${slugs[id]}/`);
  const pathsIn = ($: ReturnType<typeof read>) =>
    new Set(
      $('article a')
        .toArray()
        .map((link) => $(link).attr('href')),
    );

  test.each([1, 2] as const)('article %i has tables, boxes, tips, a quotation and links', (id) => {
    const $ = article(id);
    expect($('article table').length).toBeGreaterThanOrEqual(1);
    expect($('article [role=group]').attr('tabindex')).toBe('0');
    expect($('article blockquote').length).toBeGreaterThanOrEqual(1);
    expect($('article ol').length).toBeGreaterThanOrEqual(1);
    const paths = pathsIn($);
    for (const page of ['property-owners', 'services', 'contact', 'about', 'blog']) {
      expect([page, paths.has(`/${language}/${page}/`)]).toEqual([page, true]);
    }
  });

  test('article 2 answers questions, one open at a time', () => {
    const $ = article(2);
    const entries = $('article details[name]').toArray();
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect(new Set(entries.map((entry) => $(entry).attr('name')))).toEqual(new Set(['article']));
  });
});
