import { isBuilt, pages, read } from '../support/built-pages';

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

test.each(pages.map((page) => [page.path, page] as const))(
  '%s shows no missing value',
  (_, { $ }) => {
    expect($('body').text()).not.toMatch(/undefined|NaN|\[object|\{\{/);
  },
);

describe.each(languages)('In %s, an article with every component', (language) => {
  const $ = read(`/${language}/blog/every-component/`);

  test.each([
    ['a term’s card', 'button[popovertarget]'],
    ['a table', 'table'],
    ['a numbered list of tips', 'ol'],
    ['a testimonial', 'figure:has(figcaption) blockquote'],
    ['a chart', 'figure svg'],
    ['moments one after the other', 'figure ol'],
    ['questions, one open at a time', 'details[name=article] ~ details[name=article]'],
    ['a table that scrolls by keyboard', '[role=group][tabindex="0"] table'],
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
