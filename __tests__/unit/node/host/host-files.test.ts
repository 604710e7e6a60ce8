import { headersFile } from '../../../../src/node/host/finish-site';

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
