import { languages } from '../../src/site/languages';
import { pathTo, pathToArticle } from '../../src/site/routes';
import { isBuilt, read, readPublic, site } from '../support/built-pages';
import { textOf } from '../support/words';

// Tests of the tests' articles; editors may change the site's own.

test.each(languages)(
  'the services of independent hosts lead to an article about strategy (%s)',
  (language) => {
    const article = pathToArticle(language, 'every-component');
    const link = `[data-section=hosts] a[href="${article}"]`;
    expect(read(pathTo(language, 'services'))(link)).toHaveLength(1);
  },
);

describe.each(languages)('In %s, an article with every component', (language) => {
  const $ = read(`/${language}/blog/every-component/`);

  test('says how long it takes to read, and is too short for contents', () => {
    const text = $('article').text();
    expect(text).toContain(textOf(language, 'article', 'minutes', { count: 1 }));
    expect($(`article nav:contains("${textOf(language, 'common', 'contents')}")`)).toHaveLength(0);
  });

  test.each([
    ['a term’s card', 'p > a[aria-describedby]'],
    ['a chart', 'figure svg'],
    ['moments one after the other', 'figure ol'],
    ['a table with a name of its own', 'table:has(caption)'],
    ['a link within the text', 'p a[href^="#"]'],
    ['a picture with its caption', 'figure:has([data-picture] img[alt]) figcaption'],
    ['two pictures beside each other', 'div > figure + figure'],
    ['a list that goes on', 'ol[start="2"]'],
    ['a mark of a note', 'sup a[href="#note-fn-source"]'],
    ['a way back from the note', 'section li a[aria-label][href="#note-fnref-source"]'],
    ['a file to load down', 'a[href^="/static/"][href$="/price-list.pdf"]'],
    ['a link to another site', 'a[href^="https://links.example.com"]'],
  ])('has %s', (_, selector) => {
    expect($(`article ${selector}`).length).toBeGreaterThan(0);
  });

  test('has its pictures in the feed, as files that exist', () => {
    const feed = readPublic(`${language}/rss.xml`);
    const [item = ''] = /<item>(?:(?!<item>).)*every-component.*?<\/item>/s.exec(feed) ?? [];
    const pictures = [...item.matchAll(/<media:content url="([^"]+)" medium="image">/g)];
    expect(pictures).toHaveLength(3);
    for (const [, url = ''] of pictures) {
      expect(url).toMatch(new RegExp(`^${site}/static/`));
      expect(isBuilt(url.replace(site, ''))).toBe(true);
    }
  });

  test('contains no note of its editor', () => {
    expect($.html()).not.toContain('¤');
  });
});
