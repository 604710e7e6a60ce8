import { headersFile, redirectsFile, robotsFile } from '../../../../src/node/host/host-files';
import { listedPages, sitemapEntry, type ListedPage } from '../../../../src/node/pages/sitemap';
import { siteUrl } from '../../../../src/node/settings/site-url';
import { eachLanguage, languages } from '../../../../src/site/languages';
import type { AnyPageContext, PageContext } from '../../../../src/site/page-context';

describe('Headers', () => {
  const file = headersFile("default-src 'none'", {});
  const everywhere = file.slice(0, file.indexOf('/static'));

  test.each([
    ['Content-Security-Policy', "default-src 'none'"],
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ])('%s: %s is sent with every answer', (name, value) => {
    expect(everywhere).toContain(`  ${name}: ${value}\n`);
  });

  test('bind the subdomains to https only where a build asks for it', () => {
    const asked = headersFile('', { HSTS_SUBDOMAINS: 'true' });
    expect(asked).toContain('max-age=63072000; includeSubDomains; preload\n');
  });

  test('no page may use the camera, the microphone or the visitor’s location', () => {
    expect(everywhere).toMatch(
      /Permissions-Policy: .*camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    );
  });

  test('let browsers keep files that are named by their content, and make them ask for pages and data', () => {
    const forGood = 'Cache-Control: public, max-age=31536000, immutable';
    const ask = 'Cache-Control: public, max-age=0, must-revalidate';
    expect(file.match(/^\/.*\n {2}Cache-Control.*/gm)).toEqual([
      `/static/*\n  ${forGood}`,
      `/fonts/*\n  ${forGood}`,
      `/*.js\n  ${forGood}`,
      `/page-data/*\n  ${ask}`,
      ...languages.map((language) => `/${language}/*\n  ${ask}`),
    ]);
  });
});

describe('The sitemap', () => {
  const context = {
    kind: 'page',
    alternates: eachLanguage((language) => `/${language}/blog/`),
    lastModified: '2025-05-05',
  } as PageContext;
  const page: ListedPage = { path: '/en/blog/', pageContext: context };

  test('gives each page its translations; x-default is Latvian', () => {
    expect(sitemapEntry(page, 'https://site.example')).toEqual({
      url: '/en/blog/',
      lastmod: '2025-05-05',
      links: [
        ...languages.map((lang) => ({ lang, url: `https://site.example/${lang}/blog/` })),
        { lang: 'x-default', url: 'https://site.example/lv/blog/' },
      ],
    });
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
