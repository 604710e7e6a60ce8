// Builds five pushes by Netlify's own engine, and fails when one is not as docs/deploying.md says.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { addArticle, editFile, removeArticle } from './articles';
import { prepareCheckout } from './prepare-checkout';
import { localHostPath } from '../program-path';
import { ensureSeparateInstall } from '../separate-install';
import { buildEnvironment } from './builds';

const WORD = 'Zīmuļasināmais';

ensureSeparateInstall('tools/local-host');
const folder = mkdtempSync(join(tmpdir(), 'host-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const content = join(folder, 'content');
prepareCheckout(folder);
git('init', '--quiet');
const base = commit();
const [removed = ''] = readdirSync(join(content, 'blog'));

const first = push('deploy-preview');
assert.ok(!first.goesOn);
assert.ok(mentions(first.draft), 'A preview shows drafts');

const edited = push('deploy-preview', changeSentence);
assert.ok(edited.goesOn);
assert.ok(mentions(WORD), 'A changed sentence is shown');

const published = push('production');
assert.ok(!published.goesOn, 'The public site takes nothing from a preview');
assert.ok(!mentions(published.draft) && !mentions(WORD), 'No public file mentions a draft');
assert.ok(mentions(removed));

const shortened = push('production', () => removeArticle(content, removed));
assert.ok(shortened.goesOn);
assert.ok(!mentions(removed), 'No file mentions an article that is gone');
assert.ok(!mentions(shortened.draft), 'No public file mentions a draft');

const beside = push('deploy-preview', changeSentence);
assert.ok(beside.goesOn, 'The first preview of a branch goes on from the public site');
assert.ok(mentions(WORD) && mentions(beside.draft) && mentions(removed), 'It shows all it has');

function push(context: string, edit = () => {}) {
  git('reset', '--quiet', '--hard', base);
  git('clean', '-dxfq', '--exclude=.netlify', '--exclude=node_modules');
  const draft = basename(addArticle(content, 'Pārbaudes melnraksts'));
  edit();
  const { CONTEXT: _c, BUILT_DIR: _b, TEST_BUILD: _t, ...env } = buildEnvironment('live');
  // The engine needs the second one before it reads netlify.toml.
  Object.assign(env, { COMMIT_REF: commit(), NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true' });
  const start = performance.now();
  const engine = [localHostPath(), 'build', '--offline', '--context', context];
  const built = spawnSync(process.execPath, engine, { cwd: folder, env, encoding: 'utf8' });
  assert.equal(built.status, 0, built.stdout + built.stderr);
  const [report = ''] = /This build .*/.exec(built.stdout) ?? [];
  console.log(`${context}: ${((performance.now() - start) / 1000).toFixed(0)} s. ${report}`);
  return { draft, goesOn: report.includes('goes on') };
}

function commit() {
  git('add', '.');
  git('-c', 'user.name=editor', '-c', 'user.email=editor', 'commit', '--quiet', '-m', 'Edit');
  return git('rev-parse', 'HEAD');
}

function git(...words: string[]) {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
}

function changeSentence() {
  const add = (words: string) => words.replace(/("lead": ".*)"/, `$1 ${WORD}."`);
  editFile(join(content, 'locales/lv/home.json'), add);
}

function mentions(words: string) {
  return spawnSync('grep', ['-rqF', words, 'public'], { cwd: folder }).status === 0;
}
