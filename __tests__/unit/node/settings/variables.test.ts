import { readdirSync, readFileSync } from 'node:fs';
import type { ParentSpanPluginArgs } from 'gatsby';
import { environmentProblems } from '../../../../src/node/settings/settings';
import { runScript } from '../../../support/content-copy';

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
  expect(names.filter((name) => !known.some((one) => one.endsWith(name)))).toEqual([]);
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
  const said = await Promise.resolve(started).catch(String);
  for (const line of lines) expect(said).toMatch(line);
});

test.each(['site (1)', 'jauna[1]', '100%', 'a#b'])('a folder named %s stops', (name) => {
  const [problem] = environmentProblems({}, `/home/anna/${name}`);
  expect(problem).toMatchObject({
    key: 'folder',
    message: expect.stringContaining(name) as string,
  });
  expect(environmentProblems({}, '/home/anna/Annas mape jaunā')).toEqual([]);
});
