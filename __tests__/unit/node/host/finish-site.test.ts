import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delayScripts, finishSite, headersFile } from '../../../../src/node/host/finish-site';
import { inlineHashes } from '../../../../src/node/host/content-policy';

const project = process.cwd();
afterAll(() => process.chdir(project));

/** The value of a header for a path, joined from all rules that match, as a host does. */
function header(name: string, path: string, environment = {}): string | undefined {
  const file = headersFile("default-src 'none'", ['app-0123456789.js'], environment);
  const rules = file.split(/\n(?=\/)/).map((rule) => rule.split(/\n\s*/));
  const matches = (pattern = '') =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const lines = rules.flatMap(([pattern, ...found]) => (matches(pattern) ? found : []));
  const values = lines.map((line) => line.split(`${name}: `)[1]).filter(Boolean);
  return values.length > 0 ? values.join(', ') : undefined;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

test.each([
  { path: '/lv/', caching: revalidated },
  { path: '/en/blog/a-post/', caching: revalidated },
  { path: '/page-data/lv/page-data.json', caching: revalidated },
  { path: '/app-0123456789.js', caching: immutable },
  { path: '/static/cover.webp', caching: immutable },
  { path: '/fonts/figtree-latin.woff2', caching: immutable },
  // A script that an earlier build named: a browser must not keep that it is missing.
  { path: '/app-9876543210.js', caching: undefined },
  { path: '/robots.txt', caching: undefined },
])('$path is cached as $caching', ({ path, caching }) => {
  expect(header('Cache-Control', path)).toBe(caching);
});

const ROBOTS = 'X-Robots-Tag';
const HSTS = 'Strict-Transport-Security';
const allHosts = 'max-age=63072000; includeSubDomains; preload';

test.each([
  { name: ROBOTS, environment: { CONTEXT: 'production' }, value: undefined },
  { name: ROBOTS, environment: { CONTEXT: 'deploy-preview' }, value: 'noindex' },
  { name: HSTS, environment: {}, value: 'max-age=63072000' },
  { name: HSTS, environment: { HSTS_SUBDOMAINS: 'true' }, value: allHosts },
])('$name of a build with $environment is $value', ({ name, environment, value }) => {
  expect(header(name, '/lv/', environment)).toBe(value);
});

const line = 'window.___webpackCompilationHash="1a";';
const scripts =
  '<script\n id="gatsby-chunk-mapping"\n>\nwindow.___chunkMapping="{}";\n</script>\n' +
  `<script>${line}</script>` +
  '<script src="/runtime-1.js" async=""></script><script src="/app-2.js" async=""></script>';
const delayed = delayScripts(`<main></main>${scripts}`, '/lv/');

test('the loader is one script with Gatsby’s', () => {
  expect(delayed.match(/<script/g)).toHaveLength(1);
  const attributes = 'data-path="/lv/" data-scripts="/runtime-1.js /app-2.js"';
  expect(delayed).toContain(`<main></main><script ${attributes}>${line}(`);
});

test.each([
  ['without scripts', '<main></main>'],
  ['whose scripts wait already', delayed],
])('a document %s stays as it is', (_, html) => expect(delayScripts(html, '/lv/')).toBe(html));

test('browsers are allowed to run every script that stands in a page, by the page and by the host', () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'host-')));
  mkdirSync('public/lv', { recursive: true });
  const charset = '<meta charset="utf-8"/>';
  const files = { '/lv/': 'public/lv/index.html', '/404.html': 'public/404.html' };
  for (const [index, file] of Object.values(files).entries())
    writeFileSync(file, `${charset}<script>window.page=${index}</script>${scripts}`);
  const pages = Object.keys(files).map((path) => ({ path, context: { kind: 'page' } }));
  const moved = { path: '/a/', context: { kind: 'redirect', to: '/lv/', status: 301 } };
  mkdirSync('public/a');
  writeFileSync('public/a/index.html', charset);
  finishSite([...pages, moved] as never);
  const headers = readFileSync('public/_headers', 'utf8');
  for (const file of Object.values(files)) {
    const html = readFileSync(file, 'utf8');
    const { scripts: hashes } = inlineHashes(html);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(hashes).toHaveLength(2);
    for (const hash of hashes)
      for (const allowed of [policy, headers]) expect(allowed).toContain(hash);
  }
  expect(readFileSync('public/_redirects', 'utf8')).toBe('/a/ /lv/ 301!\n');
});
