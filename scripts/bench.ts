// Loads a page of each kind, if the company has it, by Lighthouse: from public/, from the tests' build with
// statistics, whose visitor has not answered the question of consent, and from both without scripts. Fails where a
// page exceeds a budget of tools/lighthouse/budgets.yml, or its largest paint comes later than without scripts. Only
// some pages, of builds that are there: npx jiti scripts/bench.ts /lv/ /lv/about/
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium';
import { programPath } from './program-path';
import { run } from './run-program';
import { ensureSeparateInstall } from './separate-install';
import { serveBuilt, withoutScripts } from './serve-built';

const named = process.argv.slice(2);
const kinds = [
  ...['/lv/', '/en/property-owners/', '/lv/services/', '/lv/about/', '/lv/contact/'],
  ...['/lv/schedule-consultation/', '/lv/riga-airbnb-hosts/', '/lv/blog/', '/lv/open-file/'],
  ...['/en/blog/short-term-vs-long-term-rental-riga/', '/lv/privacy-policy/'],
];
const paths = named.length > 0 ? named : kinds.filter((path) => existsSync(`public${path}`));

/** The largest paint of a page, in times of that without scripts. */
const MOST = 1.05;

/** budgets.yml names the ports of the pages with scripts. */
const builds = [
  { name: 'plain', built: 'public', port: 8892, bare: 8894 },
  { name: 'statistics', built: 'builds/live', port: 8893, bare: 8895 },
];

const addressOf = (port: number, path: string) => `http://localhost:${port}${path}`;

ensureSeparateInstall('tools/lighthouse');
process.env.CHROME_PATH = findChromium();
for (const { built, port, bare } of builds) {
  await serveBuilt(built, `reports/bench/${port}`, port);
  await serveBuilt(built, `reports/bench/${bare}`, bare, withoutScripts);
}
// Those that are compared are measured one after the other.
const urls = paths
  .flatMap((path) =>
    builds.flatMap(({ port, bare }) => [port, bare].map((each) => addressOf(each, path))),
  )
  .map((url) => `--collect.url=${url}`);
const config = ['--config', 'tools/lighthouse/budgets.yml'];
const lighthouse = [programPath('@lhci/cli', 'tools/lighthouse'), 'autorun', ...config, ...urls];
const status = await run(process.execPath, lighthouse);

const manifest = JSON.parse(readFileSync('reports/lighthouse/manifest.json', 'utf8')) as {
  url: string;
  jsonPath: string;
}[];
const rows = paths.flatMap((path) =>
  builds.map(({ name, port, bare }) => {
    const lcp = median(addressOf(port, path), 'largest-contentful-paint');
    const without = median(addressOf(bare, path), 'largest-contentful-paint');
    const shift = median(addressOf(port, path), 'cumulative-layout-shift');
    return { path, name, lcp, without, ratio: lcp / without, shift };
  }),
);
console.table(rows);
// A page that could not be measured has no ratio.
const late = rows.filter(({ ratio }) => !(ratio <= MOST));
for (const { path, name } of late)
  console.error(`${path} (${name}): its largest paint comes later than without scripts`);
process.exit(late.length > 0 ? 1 : status);

function median(url: string, audit: string) {
  const values = manifest
    .filter((report) => report.url === url)
    .map(({ jsonPath }) => {
      const { audits } = JSON.parse(readFileSync(jsonPath, 'utf8')) as {
        audits: Record<string, { numericValue: number }>;
      };
      return audits[audit]?.numericValue ?? NaN;
    })
    .sort((a, b) => a - b);
  return Number(values[Math.floor(values.length / 2)]?.toFixed(3));
}
