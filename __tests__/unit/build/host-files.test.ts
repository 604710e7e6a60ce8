import { headersFile, redirectsFile, robotsFile } from '../../../src/build/host-files';
import { listedPages, sitemapEntry, type ListedPage } from '../../../src/build/sitemap';
import { siteUrl } from '../../../src/build/site-url';
import type { AnyPageContext, PageContext } from '../../../src/site/page-context';

test('a redirect is a rule that wins over the small page at its path', () => {
  expect(
    redirectsFile([
      { from: '/', to: '/lv/', status: 302 },
      { from: '/lv/blog/1/', to: '/lv/blog/a/', status: 301 },
    ]),
  ).toBe('/ /lv/ 302!\n/lv/blog/1/ /lv/blog/a/ 301!\n');
});

test('headers are rules by kind of file', () => {
  expect(headersFile()).toContain('/*\n  X-Content-Type-Options: nosniff\n');
  expect(headersFile()).toContain(
    '/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
});

test('robots.txt names the sitemap', () => {
  expect(robotsFile('https://site.example')).toContain(
    'Sitemap: https://site.example/sitemap-index.xml',
  );
});

describe('The sitemap', () => {
  const context = {
    kind: 'page',
    alternates: { lv: '/lv/blog/', en: '/en/blog/' },
    lastModified: '2025-05-05',
  } as PageContext;
  const page: ListedPage = { path: '/en/blog/', pageContext: context };

  test('lists pages, no redirect and no not-found page', () => {
    const other = (kind: 'redirect' | 'notFound') => ({
      path: '/',
      pageContext: { kind } as AnyPageContext,
    });
    const nodes = [page, other('redirect'), other('notFound')];
    expect(listedPages({ allSitePage: { nodes } })).toEqual([page]);
  });

  test('gives each page its alternates; x-default is Latvian', () => {
    expect(sitemapEntry(page, 'https://site.example')).toEqual({
      url: '/en/blog/',
      lastmod: '2025-05-05',
      links: [
        { lang: 'lv', url: 'https://site.example/lv/blog/' },
        { lang: 'en', url: 'https://site.example/en/blog/' },
        { lang: 'x-default', url: 'https://site.example/lv/blog/' },
      ],
    });
  });
});

describe('SITE_URL', () => {
  test.each(['https://site.example', 'http://localhost:8888'])('%s is taken', (url) => {
    expect(siteUrl(url)).toBe(url);
  });

  test.each(['site.example', 'https://site.example/', 'ftp://x'])(
    '%s stops the build and is named',
    (url) => {
      expect(() => siteUrl(url)).toThrow(`SITE_URL: "${url}" is not an address`);
    },
  );

  test('without it the company’s own address holds', () => {
    expect(siteUrl(undefined)).toMatch(/^https:\/\//);
  });
});
