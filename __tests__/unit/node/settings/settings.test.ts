import type { ParentSpanPluginArgs } from 'gatsby';
import { readdirSync, readFileSync } from 'node:fs';
import {
  environmentProblems,
  mailConfig,
  siteSettings,
  siteUrl,
  type Environment,
} from '../../../../src/node/settings/settings';
import * as mail from '../../../../src/mail/mail-service';
import { runScript } from '../../../support/content-copy';

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

const variables = Object.values(mail.accountVariables);
const sample = mail.sampleVariables('https://mail.example.com');
const [first = ''] = variables;
const local = { mode: 'local', ...mail.localDestination };
const service = { mode: 'service', ...mail.destinationIn(sample) };
const nowhere = { mode: 'off', origin: '', account: {} };

test.each([
  ['one’s own machine', {}, local],
  ['Netlify’s local context', { CONTEXT: 'dev' }, local],
  ['one’s own machine with the account', sample, service],
  ['production', { CONTEXT: 'production', ...sample }, service],
  ['a deploy preview', { CONTEXT: 'deploy-preview', ...sample }, nowhere],
  ['a branch deploy', { CONTEXT: 'branch-deploy', ...sample }, nowhere],
])('the inquiries of %s go where they should', (_, env, expected) => {
  expect(mailConfig(env)).toEqual(expected);
  expect(environmentProblems(env)).toEqual([]);
});

test.each([
  { env: { CONTEXT: 'production' }, missing: variables },
  { env: { ...sample, [first]: '' }, missing: [first] },
])('$env stops the build and names what is missing', ({ env, missing }) => {
  expect(environmentProblems(env).map(({ key }) => key)).toEqual(missing);
});

const id = ['"sample"', 'my id'];
const hosts = ['a.example', 'https://a.example/', 'https://a.example;script-src'];

/** For each variable of the documents, values that a person may well write and that do not work. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  CONTEXT: ['Production', 'main'],
  DEMO: ['True', 'yes'],
  HSTS_SUBDOMAINS: ['yes'],
  SITE_URL: ['https://site.example/', 'site.example', 'ftp://site.example', 'https://www,site.lv'],
  GATSBY_ANALYTICS_SRC: ['a/js', '//a/js', 'http://tags.example/js', 'https://tags.example'],
  GATSBY_ANALYTICS_HOSTS: hosts.map((host) => `https://b.example ${host}`),
  GATSBY_EMAILJS_ORIGIN: ['api.emailjs.com', 'https://api.emailjs.com/send'],
  GATSBY_EMAILJS_USER_ID: id,
  GATSBY_EMAILJS_SERVICE_ID: id,
  GATSBY_EMAILJS_TEMPLATE_ID: id,
  EDITOR_REPO: ['https://github.com/owner/name', 'name'],
  EDITOR_BRANCH: ['my branch'],
  EDITOR_PORT: ['abc', '-1'],
  SITE_PORT: ['70000'],
  MAIL_PORT: ['8889x'],
};
const firstOfEach = Object.fromEntries(
  Object.entries(wrong).map(([name, [value = '']]) => [name, value]),
);
const lines = Object.entries(firstOfEach).map(
  ([name, value]) => new RegExp(`environment  ${name}: must be .+; found ".*${value.slice(-4)}"`),
);

const guides = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', ...guides].map((file) =>
  readFileSync(file, 'utf8'),
);

test('every variable in a table of the documents has a rule', () => {
  const rows = documents.flatMap(
    (text) => text.match(/(?<=^\| )`(?:[A-Z]+_[A-Z_]+|DEMO|CONTEXT)`.*?(?= \|)/gm) ?? [],
  );
  const names = rows.flatMap((cell) => cell.match(/[A-Z_]{4,}/g) ?? []);
  expect(names.length).toBeGreaterThan(12);
  const known = [...Object.keys(wrong), 'COMMIT_REF'];
  // `…_TEMPLATE_ID` stands for the end of a name.
  expect(names.filter((name) => !known.some((variable) => variable.endsWith(name)))).toEqual([]);
});

test('the commands of the documents run in every shell', () => {
  const ofOneShell = /(?<!cross-env .*)\b[A-Z_]{3,}=\S+ np[mx] |(?:npm|npx) (?!ci && npm).*&&/g;
  expect(documents.flatMap((text) => text.match(ofOneShell) ?? [])).toEqual([]);
});

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value])))(
  'a build with %s=%s stops',
  (name = '', value = '') => {
    const [first] = environmentProblems({ [name]: value });
    expect(first?.key).toBe(name);
  },
);

test('npm run check:content names every wrong variable, what it must be and what was found', () => {
  const { status, stderr } = runScript('check-content.ts', [], firstOfEach);
  expect(status).toBe(1);
  for (const line of lines) expect(stderr).toMatch(line);
});

test('Gatsby reads its configuration with wrong variables, and then stops at the same lines', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, ...firstOfEach });
  const { default: config } = await import('../../../../gatsby-config');
  expect(config.plugins).not.toHaveLength(0);
  const { onPreBootstrap } = await import('../../../../gatsby-node');
  const panic = jest.fn((message: string) => {
    throw new Error(message);
  });
  const reporter = { panic, warn: jest.fn() } as unknown as ParentSpanPluginArgs['reporter'];
  const started = onPreBootstrap?.(
    { reporter } as ParentSpanPluginArgs,
    { plugins: [] },
    jest.fn(),
  );
  const message = await Promise.resolve(started).catch(String);
  for (const line of lines) expect(message).toMatch(line);
});

test.each(['site (1)', 'jauna[1]', '100%', 'a#b'])('a folder named %s stops', (name) => {
  const [problem] = environmentProblems({}, `/home/anna/${name}`);
  expect(problem).toMatchObject({
    key: 'folder',
    message: expect.stringContaining(name) as string,
  });
  expect(environmentProblems({}, '/home/anna/Annas mape jaunā')).toEqual([]);
});
