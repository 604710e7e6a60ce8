import { read, readPublic, site } from '../support/built-pages';

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

const short = {
  lv: (iso: string) => iso.split('-').reverse().join('.'),
  en: (iso: string) => iso.replace(/(\d+)-(\d+)-(\d+)/, '$2.$3.$1'),
};
const languages = ['lv', 'en'] as const;
const texts = (found: ReturnType<ReturnType<typeof read>>, $: ReturnType<typeof read>) =>
  found.toArray().map((element) => $(element).text());

describe.each(languages)('The list of articles in %s', (language) => {
  const $ = read(`/${language}/blog/`);
  const cards = $('main article');

  test('shows the posts 1, 2, 4 and 5, newest first, each with category and date', () => {
    const links = cards
      .toArray()
      .map((card) => [
        $(card).find('h3 a').attr('href'),
        $(card).find('span:not([data-picture])').first().text(),
        $(card).find('time').text(),
        $(card).find('time').attr('datetime'),
      ]);
    expect(links).toEqual(
      ([1, 2, 4, 5] as const).map((id) => [
        `/${language}/blog/${slugs[id]}/`,
        categories[language][id],
        short[language](dates[id]),
        dates[id],
      ]),
    );
  });

  test('names the three newest articles, the unlisted one among them', () => {
    const latest = $('h2')
      .filter((_, title) => /^(Jaunākie raksti|Latest Articles)$/.test($(title).text()))
      .parent();
    const links = latest.find('a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(
      ([1, 2, 3] as const).map((id) => `/${language}/blog/${slugs[id]}/`),
    );
  });

  test('has the search with the labels of the specification', () => {
    expect($('form[role=search] h2').text()).toBe(
      language === 'lv' ? 'Meklēt rakstus' : 'Search Articles',
    );
    expect($('input[role=combobox]').attr('placeholder')).toBe(
      language === 'lv' ? 'Meklēt...' : 'Search...',
    );
  });

  test('names the six categories with the number of their listed articles', () => {
    const expected =
      language === 'lv'
        ? ['Cenas un ienākumi1', 'Dizains0', 'Stratēģija0', 'Viesu pieredze1', 'Rīgas tirgus1']
        : ['Pricing & Revenue1', 'Design0', 'Strategy0', 'Guest Experience1', 'Riga Market1'];
    const last = language === 'lv' ? 'Pārvaldība1' : 'Management1';
    expect(texts($('nav[aria-labelledby=categories] a'), $)).toEqual([...expected, last]);
  });

  test('links its feed, which lists all five articles', () => {
    const feed = $('link[type="application/rss+xml"]');
    expect(feed).toHaveLength(1);
    expect(feed.attr('href')).toBe(`/${language}/rss.xml`);
    const links = [
      ...readPublic(`${language}/rss.xml`).matchAll(/<item>.*?<link>([^<]+)<\/link>/gs),
    ];
    expect(links.map(([, link]) => link)).toEqual(
      Object.values(slugs).map((slug) => `${site}/${language}/blog/${slug}/`),
    );
  });
});

test('only the blog’s pages link a feed', () => {
  expect(read('/lv/')('link[type="application/rss+xml"]')).toHaveLength(0);
  expect(read('/en/services/')('link[type="application/rss+xml"]')).toHaveLength(0);
});

const articles = languages.flatMap((language) =>
  ([1, 2, 3, 4, 5] as const).map((id) => [language, id] as const),
);

describe.each(articles)('In %s, article %i', (language, id) => {
  const path = `/${language}/blog/${slugs[id]}/`;
  const $ = read(path);
  const header = $('article > div > header').first();

  test('has category, title, excerpt and the way back', () => {
    expect(header.children('a').text()).toBe(categories[language][id]);
    expect(header.find('h1').text()).not.toBe('');
    expect(header.children('p').text().length).toBeGreaterThan(60);
    const back = $(`main a[href="/${language}/blog/"]`).first();
    expect(back.text()).toBe(language === 'lv' ? 'Atpakaļ uz Blogiem' : 'Back to Blogs');
  });

  test('says who wrote it and when', () => {
    const time = header.find('time').first();
    const long = {
      1: '1 May 2025',
      2: '28 April 2025',
      3: '22 April 2025',
      4: '15 April 2025',
      5: '10 April 2025',
    };
    expect(time.attr('datetime')).toBe(dates[id]);
    expect(time.text()).toBe(language === 'lv' ? short.lv(dates[id]) : long[id]);
    expect(header.text()).toMatch(/Līga Ozola|Toms Kalniņš/);
  });

  test('offers up to three others of the posts 1, 2, 4 and 5', () => {
    const related = $('main section article h3 a').toArray();
    const others = ([1, 2, 4, 5] as const).filter((other) => other !== id).slice(0, 3);
    expect(related.map((link) => $(link).attr('href'))).toEqual(
      others.map((other) => `/${language}/blog/${slugs[other]}/`),
    );
  });

  test('can be passed on by Facebook, Twitter, LinkedIn and e-mail', () => {
    const list = $('ul[aria-labelledby=share] a').toArray();
    const page = encodeURIComponent(site + path);
    expect(list).toHaveLength(4);
    expect(list.map((link) => $(link).attr('href')?.split('?')[0])).toEqual([
      'https://www.facebook.com/sharer/sharer.php',
      'https://twitter.com/intent/tweet',
      'https://www.linkedin.com/sharing/share-offsite/',
      'mailto:',
    ]);
    for (const link of list) expect($(link).attr('href')).toContain(page);
    for (const link of list.slice(0, 3)) expect($(link).attr('rel')).toBe('noopener');
  });

  test('is described to search engines with its dates and its author', () => {
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
    const posting = data.find((thing) => thing['@type'] === 'BlogPosting');
    const person = data.find((thing) => thing['@type'] === 'Person');
    expect(posting).toMatchObject({
      datePublished: dates[id],
      dateModified: id === 1 ? '2025-05-05' : dates[id],
      inLanguage: language,
      mainEntityOfPage: site + path,
    });
    expect(person).toMatchObject({ '@id': (posting?.author as Record<string, string>)['@id'] });
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

  test.each([1, 2] as const)('article %i has tables, boxes, tips, a voice and its links', (id) => {
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
    const entries = $('article details').toArray();
    expect(entries.length).toBeGreaterThanOrEqual(4);
    expect(new Set(entries.map((entry) => $(entry).attr('name')))).toEqual(new Set(['article']));
  });
});
