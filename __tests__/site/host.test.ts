import { defaultLanguage, languages } from '../../src/site/languages';
import { languageOf } from '../../src/site/routes';
import { plainText } from '../../src/site/text';
import { isBuilt, pages, posts, read, readPublic, scripts, site } from '../support/built-pages';
import { textOf } from '../support/words';

const rules = readPublic('_redirects').trim().split('\n');

test.each(rules)('a page stands behind the rule %s', (rule) => {
  const [from = '', to = ''] = rule.split(' ');
  const $ = read(from);
  expect($('link[rel=canonical]').attr('href')).toBe(site + to);
  expect($('title').text()).toBe(read(`/${languageOf(to)}/`)('title').text());
  expect($('head noscript').html()).toBe(`<meta http-equiv="refresh" content="0; url=${to}"/>`);
  expect($(`a[href="${to}"]`)).toHaveLength(1);
  expect($('body script, script[type=module], style')).toHaveLength(0);
  expect(isBuilt(to)).toBe(true);
});

test('the sitemap lists every page with its other language, and nothing else', () => {
  const sitemap = readPublic('sitemap-0.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const unlisted = posts.filter((post) => !post.listed).map(({ path }) => path);
  const expected = pages.filter(({ path }) => !unlisted.includes(path));
  expect([...listed].sort()).toEqual(expected.map(({ path }) => site + path).sort());
  for (const language of [...languages, 'x-default'] as const) {
    const folder = language === 'x-default' ? defaultLanguage : language;
    const links = new RegExp(`hreflang="${language}" href="${site}/${folder}/`, 'g');
    expect(sitemap.match(links)).toHaveLength(expected.length);
  }
  for (const { language, slug, date, modified } of posts.filter((post) => post.listed))
    expect(sitemap).toContain(
      `<loc>${site}/${language}/blog/${slug}/</loc><lastmod>${modified ?? date}`,
    );
  expect(readPublic('sitemap-index.xml')).toContain(`${site}/sitemap-0.xml`);
  expect(readPublic('robots.txt')).toContain(`Sitemap: ${site}/sitemap-index.xml`);
});

test('browsers cache every script permanently, by a rule for its name', () => {
  const headers = readPublic('_headers');
  for (const name of scripts())
    expect(headers).toContain(`\n/${name}\n  Cache-Control: public, max-age=31536000, immutable\n`);
});

describe('The not-found page', () => {
  const $ = read('/404.html');

  test('has no canonical and no hreflang', () => {
    expect($('link[rel=canonical], link[hreflang]')).toHaveLength(0);
  });

  test('has every language, and one main part that is not hidden', () => {
    expect($('main')).toHaveLength(languages.length);
    expect($('main:not([hidden])')).toHaveLength(1);
  });

  test('has a title in every language, and one in each language for the script that chooses', () => {
    const titles = languages.map((language) => plainText(textOf(language, 'notFound', 'title')));
    expect($('title').text()).toContain(titles.join(' – '));
    for (const [index, language] of languages.entries()) {
      expect($(`head script[data-${language}]`).attr(`data-${language}`)).toContain(titles[index]);
    }
    const description = textOf(defaultLanguage, 'notFound', 'description');
    expect($('meta[name=description]').attr('content')).toBe(description);
  });
});
