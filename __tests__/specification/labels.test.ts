import { isBuilt, pages, read, readPicture, site } from '../support/built-pages';

const languages = ['lv', 'en'] as const;

/** The pages of the specification, section 2. */
const addresses = [
  ...['', 'services/', 'about/', 'contact/', 'property-owners/', 'schedule-consultation/'],
  ...['riga-airbnb-hosts/', 'blog/', 'terms-and-conditions/', 'privacy-policy/'],
  'blog/riga-rental-market-analysis/',
];

test.each(languages.flatMap((language) => addresses.map((path) => `/${language}/${path}`)))(
  'there is a page %s',
  (path) => {
    expect(isBuilt(path)).toBe(true);
  },
);

const labels = {
  lv: {
    search: 'Meklēt rakstus',
    placeholder: 'Meklēt...',
    latest: 'Jaunākie raksti',
    back: 'Atpakaļ uz Blogiem',
    categories: [
      ...['Cenas un ienākumi1', 'Dizains0', 'Stratēģija0'],
      ...['Viesu pieredze1', 'Rīgas tirgus1', 'Pārvaldība1'],
    ],
  },
  en: {
    search: 'Search Articles',
    placeholder: 'Search...',
    latest: 'Latest Articles',
    back: 'Back to Blogs',
    categories: [
      ...['Pricing & Revenue1', 'Design0', 'Strategy0'],
      ...['Guest Experience1', 'Riga Market1', 'Management1'],
    ],
  },
};

describe.each(languages)('The blog in %s', (language) => {
  const $ = read(`/${language}/blog/`);
  const own = labels[language];

  test('has the search, the latest articles and the six categories under their names', () => {
    expect($('form[role=search] h2').text()).toBe(own.search);
    expect($('input[role=combobox]').attr('placeholder')).toBe(own.placeholder);
    expect($(`h2:contains("${own.latest}")`)).toHaveLength(1);
    const categories = $('nav[aria-labelledby=categories] a').toArray();
    expect(categories.map((link) => $(link).text())).toEqual(own.categories);
  });

  test('is linked from each article', () => {
    const article = read(`/${language}/blog/riga-rental-market-analysis/`);
    const links = article(`article a[href="/${language}/blog/"]`).toArray();
    expect(links.map((link) => article(link).text())).toContain(own.back);
  });
});

test('the not-found page says in both languages that the page does not exist', () => {
  const $ = read('/404.html');
  const titles = $('h1').toArray();
  expect(titles.map((title) => $(title).text())).toEqual(['Lapa nav atrasta', 'Page Not Found']);
  expect($('body').text()).toContain(
    "The page you're looking for doesn't exist or has been moved.",
  );
});

test.each(pages.map((page) => [page.path, page] as const))(
  '%s shows no missing value, and has a light picture for sharing',
  (_, { $ }) => {
    expect($('body').text()).not.toMatch(/undefined|NaN|\[object/);
    const picture = $('meta[property="og:image"]').attr('content') ?? '';
    expect(readPicture(picture.replace(site, '')).length).toBeLessThan(120_000);
  },
);

describe.each(languages)('In %s, an article with every component', (language) => {
  const $ = read(`/${language}/blog/every-component/`);

  test.each([
    ['a term’s card', 'button[popovertarget]'],
    ['a table', 'table'],
    ['a numbered list of tips', 'ol'],
    ['a testimonial', 'figure:has(figcaption) blockquote'],
    ['a drawn plan', 'figure [data-picture]'],
    ['questions', 'details'],
    ['a call to action', `a[data-cta][href="/${language}/contact/"]`],
    ['a link within the text', 'p a[href^="#"]'],
    ['a link to another site', 'a[href^="https://links.example.com"]'],
  ])('has %s', (_, selector) => {
    expect($(`article ${selector}`).length).toBeGreaterThan(0);
  });

  test('has its own title and description for search engines', () => {
    expect($('head > title').text()).toMatch(/^(What an article may hold|Kas rakstā var būt)/);
    expect($('meta[name=description]').attr('content')).toMatch(/^(Each component|Katra raksta)/);
  });
});
