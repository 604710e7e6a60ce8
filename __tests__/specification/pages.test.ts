import { isBuilt, pages } from '../support/built-pages';

const languages = ['lv', 'en'] as const;

/** The pages of the specification, section 2, but for articles: an editor may take one out. */
const addresses = [
  ...['', 'services/', 'about/', 'contact/', 'property-owners/', 'schedule-consultation/'],
  ...['riga-airbnb-hosts/', 'blog/', 'terms-and-conditions/', 'privacy-policy/'],
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
