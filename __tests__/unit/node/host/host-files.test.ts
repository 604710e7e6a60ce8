import { headersFile } from '../../../../src/node/host/host-files';
import { siteUrl } from '../../../../src/node/settings/site-url';

test('headers bind the subdomains to https only where a build asks for it', () => {
  const transport = 'Strict-Transport-Security: max-age=63072000';
  expect(headersFile('', [], {})).toContain(`${transport}\n`);
  expect(headersFile('', [], { HSTS_SUBDOMAINS: 'true' })).toContain(
    `${transport}; includeSubDomains; preload\n`,
  );
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
