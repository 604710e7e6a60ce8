import {
  siteSettings,
  siteUrl,
  type Environment,
} from '../../../../src/node/settings/site-settings';

describe('A build', () => {
  const src = 'https://tags.example/js?id=1';
  const listed = {
    robots: 'index, follow',
    analytics: null,
    preview: null,
    drafts: false,
    demonstration: false,
  };
  const preview = { robots: 'noindex', analytics: null, drafts: true, demonstration: false };

  test.each<[string, Environment, object]>([
    [
      'for production is listed and counts visits',
      { CONTEXT: 'production', GATSBY_ANALYTICS_SRC: src },
      { ...listed, analytics: src },
    ],
    [
      'may count visits by another script',
      { GATSBY_ANALYTICS_SRC: '/count.js' },
      { ...listed, analytics: '/count.js' },
    ],
    [
      'for a preview is not listed, counts no visits, and shows its commit and drafts',
      { CONTEXT: 'deploy-preview', COMMIT_REF: 'abc1234def', GATSBY_ANALYTICS_SRC: src },
      { ...preview, preview: 'abc1234' },
    ],
    [
      'for a branch without a commit shows its context',
      { CONTEXT: 'branch-deploy' },
      { ...preview, preview: 'preview' },
    ],
    [
      'for somebody who writes articles shows drafts',
      { gatsby_executing_command: 'develop' },
      { ...listed, drafts: true },
    ],
    [
      'for a demonstration says so on its pages',
      { CONTEXT: 'production', DEMO: 'true' },
      { ...listed, demonstration: true },
    ],
    ['at home shows none', { gatsby_executing_command: 'build' }, listed],
  ])('%s', (_, variables, settings) => {
    expect(siteSettings(variables)).toEqual(settings);
  });

  test.each([
    'tags.example/js',
    'http://tags.example/js',
    '//tags.example/js',
    'https://tags.example',
  ])('with the script address %s stops and names it', (address) => {
    expect(() => siteSettings({ GATSBY_ANALYTICS_SRC: address })).toThrow(
      `GATSBY_ANALYTICS_SRC: "${address}" is not the address of a script`,
    );
  });

  test('with a switch that is neither true nor missing stops and says what it expects', () => {
    expect(() => siteSettings({ DEMO: 'yes' })).toThrow(
      'DEMO: "yes" is not known; expected true, or nothing',
    );
  });
});

describe('SITE_URL', () => {
  test.each(['https://site.example', 'http://localhost:8888'])('%s is accepted', (url) => {
    expect(siteUrl({ SITE_URL: url })).toBe(url);
  });

  test.each(['site.example', 'https://site.example/', 'ftp://x'])(
    '%s stops the build and is named',
    (url) => {
      expect(() => siteUrl({ SITE_URL: url })).toThrow(`SITE_URL: "${url}" is not an address`);
    },
  );

  test('may be left out, and the company’s own address then holds', () => {
    expect(siteUrl({})).toMatch(/^https:\/\//);
  });
});
