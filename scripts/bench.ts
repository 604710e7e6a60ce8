// Measures the pages in public/ by Lighthouse, at its settings for a phone, and prints the medians.
//   npx jiti scripts/bench.ts --runs 3 /lv/ /en/blog/
//   npx jiti scripts/bench.ts --against main
// The second builds that commit too, and puts the ratio to its figure behind each.
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { buildBeside } from './bench/build-beside';
import { measurePage } from './bench/measure-page';
import { machine, markdownTable } from './bench/report';
import { serveBuilt } from './bench/serve-built';
import { sitePaths } from './bench/site-paths';
import { chromiumFlags, findChromium } from './chromium';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs: expected a number, 1 or more');
const paths = positionals.length > 0 ? positionals : listPages();

const served = [await serveBuilt('public', 'reports/bench')];
if (values.against)
  served.push(await serveBuilt(buildBeside(values.against), 'reports/bench-against'));
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', ...chromiumFlags],
});
const rows = [];
try {
  for (const path of paths) {
    const urls = served.map(({ origin }) => origin + path);
    rows.push({ page: path, ...(await measurePage(urls, chrome.port, runs)) });
    console.error(`${rows.length}/${paths.length} ${path}`);
  }
} finally {
  chrome.kill();
  served.forEach(({ server }) => server.close());
}
console.log(`Medians of ${runs} runs each by \`npm run bench\`, ${machine()}.\n`);
console.log(markdownTable(rows));

/** The paths in the sitemap; only the first article of each language, as all are made alike. */
function listPages() {
  const all = sitePaths('public');
  const blogOf = (path = '') => /^.*\/blog\/(?=.)/.exec(path)?.[0];
  return all.filter((path, index) => !blogOf(path) || blogOf(path) !== blogOf(all[index - 1]));
}
