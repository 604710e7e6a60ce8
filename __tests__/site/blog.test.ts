import { readPeople } from '../../src/node/content/people';
import { formatDate } from '../../src/site/dates';
import { languages } from '../../src/site/languages';
import { categories, POSTS_PER_PAGE } from '../../src/site/blog';
import { FEED_LENGTH } from '../../src/node/pages/listings';
import { pathToPosts } from '../../src/site/routes';
import { plainText } from '../../src/site/text';
import {
  hrefsOf,
  listPathsIn,
  posts as allPosts,
  read,
  readPublic,
  site,
  structuredData,
  textsOf,
} from '../support/built-pages';
import { company, textOf } from '../support/words';

const { values: people } = readPeople();

/** The visible articles of a language, newest first; those of one day by their slugs. */
const postsIn = (language: string) =>
  allPosts
    .filter((post) => post.language === language)
    .sort((one, other) => other.date.localeCompare(one.date) || (one.slug < other.slug ? -1 : 1));

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
    const said = dates.map(
      (time) => page(time).find(':not([aria-hidden])').text() || page(time).text(),
    );
    expect(said).toEqual(own.map(({ date }) => formatDate(date, language, 'article')));
  });

  test('is completely reachable by links, also without scripts', () => {
    const list = `/${language}/blog/`;
    const seen = new Set([list]);
    // A loop over a set also reaches what is added on the way.
    for (const path of seen)
      for (const link of hrefsOf(read(path), 'main section nav a')) seen.add(link ?? '');
    expect([...seen].sort()).toEqual([...paths].sort());
  });

  test('has a file with all listed articles, for a search', () => {
    const all = JSON.parse(readPublic(pathToPosts(language).slice(1))) as { slug: string }[];
    expect(all.map(({ slug }) => slug)).toEqual(listed.map(({ slug }) => slug));
  });

  test('names the three newest articles', () => {
    const title = textOf(language, 'blog', 'latest');
    const links = hrefsOf($, `:has(> h2:contains("${title}")) a`);
    expect(links).toEqual(listed.slice(0, 3).map(pathOf));
  });

  test('names every category with the number of its listed articles, those without any last', () => {
    const counted = categories.map((key) => ({
      name: textOf(language, 'common', `categories.${key}`),
      count: listed.filter(({ category }) => category === key).length,
    }));
    const full = counted.filter(({ count }) => count > 0);
    const empty = counted.filter(({ count }) => count === 0);
    expect(textsOf($, 'nav[aria-labelledby=categories] a')).toEqual(
      [...full, ...empty].map(({ name, count }) => `${name}${String(count)}`),
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

describe.each(allPosts.map((post) => [pathOf(post), post] as const))('%s', (path, post) => {
  const $ = read(path);
  const { language } = post;
  const header = $('article header').first();

  test('has its date and its author', () => {
    const time = header.find('time').first();
    expect(time.attr('datetime')).toBe(post.date);
    expect(plainText(time.text())).toBe(plainText(formatDate(post.date, language, 'article')));
    const author = people.find(({ slug }) => slug === post.author);
    expect(plainText(header.text())).toContain(author?.name);
  });

  test('has structured data with its dates and its author', () => {
    const data = structuredData($);
    const posting = data.find((thing) => thing['@type'] === 'BlogPosting');
    const person = data.find((thing) => thing['@type'] === 'Person');
    expect(posting).toMatchObject({
      datePublished: post.date,
      dateModified: post.modified ?? post.date,
      inLanguage: language,
      mainEntityOfPage: site + path,
    });
    expect(person).toMatchObject({ '@id': (posting?.author as Record<string, string>)['@id'] });
  });
});
