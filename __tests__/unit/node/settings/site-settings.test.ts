import { siteSettings, siteUrl, type Environment } from '../../../../src/node/settings/settings';

const src = 'https://tags.example/js?id=1';
const usual = {
  ...{ robots: 'index, follow', analytics: null, preview: null },
  ...{ drafts: false, today: '2026-11-29', demonstration: false },
};

test.each<{ name: string; variables: Environment; settings: object }>([
  {
    name: 'for production is listed and counts visits',
    variables: { CONTEXT: 'production', GATSBY_ANALYTICS_SRC: src },
    settings: { analytics: src },
  },
  {
    name: 'may count visits by another script',
    variables: { GATSBY_ANALYTICS_SRC: '/count.js' },
    settings: { analytics: '/count.js' },
  },
  {
    name: 'for a preview is not listed, counts no visits, and shows its commit and drafts',
    variables: { CONTEXT: 'deploy-preview', COMMIT_REF: 'abc1234d', GATSBY_ANALYTICS_SRC: src },
    settings: { robots: 'noindex', drafts: true, preview: 'abc1234' },
  },
  {
    name: 'for a branch without a commit shows its context',
    variables: { CONTEXT: 'branch-deploy', COMMIT_REF: '' },
    settings: { robots: 'noindex', drafts: true, preview: 'preview' },
  },
  {
    name: 'for somebody who writes articles shows drafts',
    variables: { gatsby_executing_command: 'develop' },
    settings: { drafts: true },
  },
  {
    name: 'for a demonstration says so on its pages',
    variables: { CONTEXT: 'production', DEMO: 'true' },
    settings: { demonstration: true },
  },
])('a build $name', ({ variables, settings }) => {
  // Past midnight in Riga.
  const now = new Date('2026-11-28T22:05Z');
  expect(siteSettings(variables, now)).toEqual({ ...usual, ...settings });
});

test.each(['https://site.example', 'http://localhost:8888'])('SITE_URL %s is accepted', (url) => {
  expect(siteUrl({ SITE_URL: url })).toBe(url);
});

test('SITE_URL may be left out, and the company’s own address then holds', () => {
  expect(siteUrl({})).toMatch(/^https:\/\//);
});
