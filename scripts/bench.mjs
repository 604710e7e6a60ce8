// Measures every page of the built site as on a phone, beside the same HTML without its scripts.
//   npm run bench                          every page
//   npm run bench -- /lv/ /en/blog/        these pages
//   npm run bench -- --runs 3 --write      fewer runs; the table goes into docs/performance.md
//   npm run bench -- --built               the site that is in public/ already
//   npm run bench -- --cpu 6               with this processor slowed six times
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBrowser } from './bench/browser.mjs';
import { buildUnless } from './bench/build.mjs';
import { LIGHTHOUSE, measure } from './bench/measure.mjs';
import { median } from './bench/median.mjs';
import { machine, writeReport } from './bench/report.mjs';
import { servePages } from './bench/serve-pages.mjs';
import { slowdownFor } from './bench/slowdown.mjs';
import { missedGoals, summarize, table } from './bench/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string' },
    built: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs ${values.runs}: expected 1 or more`);
const asked = values.cpu === undefined ? undefined : Number(values.cpu);
if (asked !== undefined && !(asked >= 1))
  throw new Error(
    `--cpu ${values.cpu}: expected 1 or more, the number of times to slow the processor`,
  );

buildUnless(values.built);

const listed = [...readFileSync('public/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
const all = listed.map(([, address = '']) => new URL(address).pathname).sort();
const unknown = positionals.filter((path) => !all.includes(path));
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);
const paths = positionals.length > 0 ? positionals : all;

const site = await servePages();
const browser = await startBrowser();
try {
  let cpu = asked ?? slowdownFor(await benchmarkIndex());
  const pages = [];
  for (const path of paths) {
    const page = await measurePage(path, cpu);
    pages.push(page);
    cpu = page.next;
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
  browser.kill();
  site.close();
}

/** Lighthouse's benchmark index of this machine; any page will do to measure it. */
async function benchmarkIndex() {
  const indices = [];
  for (let run = 0; run < 3; run += 1) {
    const { index } = await measurePlain('/lv/', 4);
    indices.push(index);
  }
  return median(indices);
}

/**
 * Measures the speed of a page's HTML without scripts.
 * @param {string} path
 * @param {number} cpu
 */
function measurePlain(path, cpu) {
  return measure(site.plain + path, { port: browser.port, cpu, categories: ['performance'] });
}

/**
 * Measures a page with and without scripts in turn, so that a slow moment of the machine affects both;
 * each time slowed by the index that the machine had just before, since that moves by the minute.
 * @param {string} path
 * @param {number} first by how much to slow the processor at first
 * @returns the page, and by how much to slow the processor for the next one
 */
async function measurePage(path, first) {
  let cpu = first;
  const measured = [];
  const plain = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await measure(site.scripts + path, { port: browser.port, cpu });
    const twin = await measurePlain(path, cpu);
    measured.push(page);
    plain.push(twin);
    cpu = asked ?? slowdownFor(median([page.index, twin.index]));
  }
  const form = readFileSync(`public${path}index.html`, 'utf8').includes('<form id=');
  const home = path.split('/').length === 3;
  return { ...summarize({ path, form, home, runs: measured, plainRuns: plain }), next: cpu };
}
