// Times builds with many articles, which have texts and covers of their own: from nothing, and again
// after one sentence has changed. An article is both of its languages.
//   npm run bench:build                    20, 100 and 500 articles
//   npm run bench:build -- 20 60 --write   others; the table goes into docs/performance.md
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { weighList, weightTable } from './bench/list-weight.mjs';
import { changeSentence, copyProject, fillBlog } from './bench/many-articles.mjs';
import { machine, writeReport } from './bench/report.mjs';
import { line } from './bench/table.mjs';
import { timeBuild } from './bench/time-build.mjs';

/** @typedef {ReturnType<typeof timeBuild>} Built */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const counts = (positionals.length > 0 ? positionals : ['20', '100', '500']).map(Number);
if (!counts.every((count) => Number.isInteger(count) && count >= 10))
  throw new Error(`${positionals.join(' ')}: expected numbers of articles, 10 or more each`);

const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
/** @type {{ count: number; clean: Built; warm: Built; weights: ReturnType<typeof weighList> }[]} */
const results = [];
for (const count of counts) {
  copyProject(folder);
  await fillBlog(folder, count);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const clean = timeBuild(folder);
  changeSentence(folder);
  const warm = timeBuild(folder);
  results.push({ count, clean, warm, weights: weighList(join(folder, 'public')) });
}
rmSync(folder, { recursive: true, force: true });

const HEAD = [
  'articles',
  'clean s',
  'each further ms',
  'one sentence s',
  'each further ms',
  'GB at most',
];
const rows = results.map(({ count, clean, warm }) => {
  const first = results[0] ?? { count, clean, warm };
  const further = count - first.count;
  const each = (/** @type {number} */ seconds) =>
    further > 0 ? ((1000 * seconds) / further).toFixed(0) : '–';
  return [
    count,
    clean.seconds.toFixed(0),
    each(clean.seconds - first.clean.seconds),
    warm.seconds.toFixed(0),
    each(warm.seconds - first.warm.seconds),
    Math.max(clean.gigabytes, warm.gigabytes).toFixed(2),
  ];
});
const report = [line(HEAD), line(HEAD.map(() => '--:')), ...rows.map(line)].join('\n');
const weights = weightTable(results);
console.log(`${report}\n\n${weights}`);
const how = `By \`npm run bench:build\`, ${machine()}. Memory is that of the largest process.`;
if (values.write) await writeReport('build', [how, report, weights]);
