// Measures every page of the built site as on a phone, beside the same HTML without its scripts.
//   npm run bench                          every page
//   npm run bench -- /lv/ /en/blog/        these pages
//   npm run bench -- --runs 5 --write      more runs; the table goes into docs/performance.md
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBrowser } from './bench/browser.mjs';
import { LIGHTHOUSE, measure } from './bench/measure.mjs';
import { machine, writeReport } from './bench/report.mjs';
import { servePages } from './bench/serve-pages.mjs';
import { missedGoals, summarize, table } from './bench/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs ${values.runs}: expected 1 or more`);

execFileSync('npx', ['gatsby', 'build'], { stdio: 'inherit' });

const listed = [...readFileSync('public/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
const all = listed.map(([, address]) => new URL(address).pathname).sort();
const unknown = positionals.filter((path) => !all.includes(path));
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);
const paths = positionals.length > 0 ? positionals : all;

const site = await servePages();
const browser = await startBrowser();
try {
  const pages = [];
  for (const path of paths) {
    const page = await measurePage(path);
    pages.push(page);
    console.error(`${pages.length}/${paths.length}`, path, page.missed.join('; '));
  }
  const report = table(pages);
  const missed = missedGoals(pages);
  const verdict =
    missed.length > 0 ? missed.map((miss) => `- ${miss}`).join('\n') : 'All goals are met.';
  console.log(`${report}\n\n${verdict}`);
  const how = `Medians of ${runs} runs each by \`npm run bench\`, ${machine()}, Lighthouse ${LIGHTHOUSE}.`;
  if (values.write) await writeReport('pages', [how, report, verdict]);
} finally {
  await browser.kill();
  site.close();
}

/** Both variants in turn, so that a slower moment of the machine meets both. */
async function measurePage(path) {
  const measured = [];
  const plain = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await measure(site.scripts + path, browser.port));
    plain.push(await measure(site.plain + path, browser.port, ['performance']));
  }
  const form = readFileSync(`public${path}index.html`, 'utf8').includes('<form id=');
  const home = path.split('/').length === 3;
  return summarize({ path, form, home, runs: measured, plainRuns: plain });
}
