import { headersFile } from '../../../../src/node/host/host-files';
import { sitemapEntry } from '../../../../src/node/pages/sitemap';
import { siteUrl } from '../../../../src/node/settings/site-url';
import { eachLanguage, languages } from '../../../../src/site/languages';
import type { PageContext } from '../../../../src/site/page-context';

test('headers bind the subdomains to https only where a build asks for it', () => {
  const transport = 'Strict-Transport-Security: max-age=63072000';
  expect(headersFile('', [], {})).toContain(`${transport}\n`);
  expect(headersFile('', [], { HSTS_SUBDOMAINS: 'true' })).toContain(
    `${transport}; includeSubDomains; preload\n`,
  );
});

test('the sitemap gives each page its last change and its translations; x-default is Latvian', () => {
  const pageContext = {
    kind: 'page',
    alternates: eachLanguage((language) => `/${language}/blog/`),
    lastModified: '2025-05-05',
  } as PageContext;
  expect(sitemapEntry({ path: '/en/blog/', pageContext }, 'https://site.example')).toEqual({
    url: '/en/blog/',
    lastmod: '2025-05-05',
    links: [
      ...languages.map((lang) => ({ lang, url: `https://site.example/${lang}/blog/` })),
      { lang: 'x-default', url: 'https://site.example/lv/blog/' },
    ],
  });
});

describe('SITE_URL', () => {
  test.each(['https://site.example', 'http://localhost:8888'])('%s is accepted', (url) => {
    expect(siteUrl(url)).toBe(url);
  });

  test.each(['site.example', 'https://site.example/', 'ftp://x'])(
    '%s stops the build and is named',
    (url) => {
      expect(() => siteUrl(url)).toThrow(`SITE_URL: "${url}" is not an address`);
    },
  );

  test('may be left out, and the company’s own address then holds', () => {
    expect(siteUrl(undefined)).toMatch(/^https:\/\//);
  });
});
