import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { COMPANY_FILE } from '../../../../src/node/content/company/read-company';
import { delayScripts, finishSite, headersFile } from '../../../../src/node/host/finish-site';
import { inlineHashes } from '../../../../src/node/host/content-policy';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

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
  { name: 'X-Content-Type-Options', environment: {}, value: 'nosniff' },
  { name: 'X-Frame-Options', environment: {}, value: 'DENY' },
  { name: 'Referrer-Policy', environment: {}, value: 'strict-origin-when-cross-origin' },
  { name: 'Cross-Origin-Opener-Policy', environment: {}, value: 'same-origin' },
  { name: 'Permissions-Policy', environment: {}, value: expect.stringContaining('camera=()') },
  { name: 'Content-Security-Policy', environment: {}, value: "default-src 'none'" },
  { name: HSTS, environment: { HSTS_SUBDOMAINS: 'true' }, value: allHosts },
])('$name of a build with $environment is $value', ({ name, environment, value }) => {
  expect(header(name, '/lv/', environment)).toEqual(value);
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

const files = { '/lv/': 'public/lv/index.html', '/404.html': 'public/404.html' };

/** Finishes a site of two pages, and of one that has moved. */
function finish(): void {
  const charset = '<meta charset="utf-8"/>';
  for (const folder of ['lv', 'a']) mkdirSync(`public/${folder}`, { recursive: true });
  for (const [index, file] of Object.values(files).entries())
    writeFileSync(file, `${charset}<script>window.page=${index}</script>${scripts}`);
  const pages = Object.keys(files).map((path) => ({ path, context: { kind: 'page' } }));
  const moved = { path: '/a/', context: { kind: 'redirect', to: '/lv/', status: 301 } };
  writeFileSync('public/a/index.html', charset);
  finishSite([...pages, moved] as never);
}

test('browsers are allowed to run every script that stands in a page, and to show the company’s map, by the page and by the host', () => {
  const company = readFileSync(COMPANY_FILE, 'utf8');
  writeFileSync(COMPANY_FILE, company.replace('EmbedUrl: https://maps', 'EmbedUrl: https://drawn'));
  finish();
  const headers = readFileSync('public/_headers', 'utf8');
  for (const file of Object.values(files)) {
    const html = readFileSync(file, 'utf8');
    const { scripts: hashes } = inlineHashes(html);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(hashes).toHaveLength(2);
    for (const source of [...hashes, 'frame-src https://drawn.example.com'])
      for (const allowed of [policy, headers]) expect(allowed).toContain(source);
  }
});

test('the host redirects from a page that has moved, before it looks for a file there', () => {
  finish();
  expect(readFileSync('public/_redirects', 'utf8')).toBe('/a/ /lv/ 301!\n');
});

test('search engines find the sitemap, and who finds a weakness learns for a year whom to write to', () => {
  finish();
  expect(readFileSync('public/robots.txt', 'utf8')).toMatch(
    /Sitemap: http.*\/sitemap-index\.xml\n/,
  );
  const notice = readFileSync('public/.well-known/security.txt', 'utf8');
  const [, ends = ''] = /Expires: (.*)/.exec(notice) ?? [];
  const days = (Date.parse(ends) - Date.now()) / 86_400_000;
  expect([Math.round(days), /^Contact: mailto:\S+@/.test(notice)]).toEqual([364, true]);
});
