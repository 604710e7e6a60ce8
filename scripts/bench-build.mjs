// Times clean builds with many articles, beside the same files in the default way of
// gatsby-plugin-mdx (one script for each file).
//   npm run bench:build                        100, 500 and 1,000 articles in two languages
//   npm run bench:build -- 50 200 --write      others; the table goes into docs/performance.md
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { copyProject, fillBlog } from './bench/article-copies.mjs';
import { weighList, weightTable } from './bench/list-weight.mjs';
import { machine, writeReport } from './bench/report.mjs';
import { line } from './bench/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const counts = (positionals.length > 0 ? positionals : ['100', '500', '1000']).map(Number);
if (!counts.every((count) => Number.isInteger(count) && count >= 10))
  throw new Error(`${positionals.join(' ')}: expected numbers of articles, 10 or more each`);

const folder = join(tmpdir(), 'bench-build');
const memoryFile = join(tmpdir(), 'bench-build-memory.txt');

const ways = {
  'this site': (count) => {
    copyProject(folder);
    fillBlog(folder, count);
  },
  'default way': (count) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync('scripts/bench/default-way', folder, { recursive: true });
    cpSync('content/blog', join(folder, 'content/blog'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    fillBlog(folder, count, { plain: true });
  },
};

const results = Object.entries(ways).flatMap(([way, prepare]) =>
  counts.map((count) => {
    prepare(count);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const built = build();
    const weights = way === 'this site' ? weighList(join(folder, 'public')) : [];
    return { way, count, ...built, weights };
  }),
);
rmSync(folder, { recursive: true, force: true });

const rows = results.map((result) => {
  const first = results.find(({ way }) => way === result.way);
  const files = 2 * (result.count - first.count);
  const more =
    files > 0 ? `${((1000 * (result.seconds - first.seconds)) / files).toFixed(0)} ms` : '–';
  const { way, count, seconds, gigabytes } = result;
  return [way, count, seconds.toFixed(0), gigabytes.toFixed(2), more];
});
const head = ['way', 'articles', 'seconds', 'GB at most', 'each further file'];
const report = [line(head), line(['---', '--:', '--:', '--:', '--:']), ...rows.map(line)].join(
  '\n',
);
const weights = weightTable(results);
console.log(`${report}\n\n${weights}`);
const how = `Clean builds by \`npm run bench:build\`, ${machine()}. Memory is that of the largest process.`;
if (values.write) await writeReport('build', [how, report, weights]);

/** Builds what stands in the folder, from nothing. */
function build() {
  rmSync(memoryFile, { force: true });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    'node',
    [resolve('node_modules/gatsby/cli.js'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: '1',
        MEMORY_FILE: memoryFile,
        NODE_OPTIONS: `--import ${pathToFileURL('scripts/bench/note-memory.mjs')}`,
      },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  if (!existsSync(memoryFile)) throw new Error('No process has said how much memory it took');
  const peaks = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number);
  return { seconds, gigabytes: Math.max(...peaks) / 1e6 };
}
