import { formatDate } from '../../src/site/dates';
import { languages } from '../../src/site/languages';
import { categories, POSTS_PER_PAGE } from '../../src/site/blog';
import { FEED_LENGTH } from '../../src/node/pages/listings';
import {
  hrefsOf,
  listPathsIn,
  posts as allPosts,
  read,
  readPublic,
  site,
  textsOf,
} from '../support/built-pages';
import { company, textOf } from '../support/words';

/** The visible articles of a language, newest first; those of one day by their slugs. */
const postsIn = (language: string) =>
  allPosts
    .filter((post) => post.language === language)
    .sort((a, b) => b.date.localeCompare(a.date) || (a.slug < b.slug ? -1 : 1));

const pathOf = ({ language, slug }: { language: string; slug: string }) =>
  `/${language}/blog/${slug}/`;

describe.each(languages)('The list of articles in %s', (language) => {
  const $ = read(`/${language}/blog/`);
  const posts = postsIn(language);
  const listed = posts.filter((post) => post.listed);
  const paths = listPathsIn(language);

  test.each(paths)('%s shows its articles with their dates, newest first', (path) => {
    const page = read(path);
    const skip = paths.indexOf(path) * POSTS_PER_PAGE;
    const own = listed.slice(skip, skip + POSTS_PER_PAGE);
    expect(hrefsOf(page, 'main article h3 a')).toEqual(own.map(pathOf));
    const dates = page('main article time').toArray();
    expect(dates.map((time) => page(time).attr('datetime'))).toEqual(own.map(({ date }) => date));
    const expected = dates.map(
      (time) => page(time).find(':not([aria-hidden])').text() || page(time).text(),
    );
    expect(expected).toEqual(own.map(({ date }) => formatDate(date, language, 'article')));
  });

  test('is completely reachable by links, also without scripts', () => {
    const list = `/${language}/blog/`;
    const seen = new Set([list]);
    // A loop over a set also reaches what is added on the way.
    for (const path of seen)
      for (const link of hrefsOf(read(path), 'main section nav a')) seen.add(link ?? '');
    expect([...seen].sort()).toEqual([...paths].sort());
  });

  test('names every category with the number of its listed articles, those without any last', () => {
    const counted = categories.map((key) => ({
      name: textOf(language, 'common', `categories.${key}`),
      count: listed.filter(({ category }) => category === key).length,
    }));
    const full = counted.filter(({ count }) => count > 0);
    const empty = counted.filter(({ count }) => count === 0);
    expect(textsOf($, 'nav[aria-labelledby=categories] a')).toEqual(
      [...full, ...empty].map(({ name, count }) => `${name} ${String(count)}`),
    );
  });

  test('links its feed, which contains the newest articles', () => {
    const feed = $('link[type="application/rss+xml"]');
    expect(feed).toHaveLength(1);
    expect(feed.attr('href')).toBe(`/${language}/rss.xml`);
    expect(feed.attr('title')).toBe(company.name);
    const links = [
      ...readPublic(`${language}/rss.xml`).matchAll(/<item>.*?<link>([^<]+)<\/link>/gs),
    ];
    expect(links.map(([, link]) => link)).toEqual(
      listed.slice(0, FEED_LENGTH).map((post) => site + pathOf(post)),
    );
  });
});
