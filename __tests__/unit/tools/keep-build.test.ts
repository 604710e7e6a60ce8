import { execSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPostBuild, onPreBuild } from '../../../tools/keep-build/index.mjs';

const PROJECT = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'keep-build-'));
const cached = join(folder, '.git/cached');

const save = (paths: string[]) => {
  for (const path of paths) cpSync(path, join(cached, path), { recursive: true });
  return Promise.resolve(true);
};
const restore = (paths: string[]) => {
  if (existsSync(cached)) cpSync(cached, '.', { recursive: true });
  return Promise.resolve(paths.every((path) => existsSync(path)));
};
const host = { utils: { cache: { save, restore } } };

const commit = () => execSync('git add -A && git -c user.name=x -c user.email=x commit -qm x');
const change = (file: string) => appendFileSync(file, 'x\n');
const editContent = () => (change('content/page.json'), commit());

beforeEach(() => {
  rmSync(folder, { recursive: true });
  for (const part of ['src', 'content']) mkdirSync(join(folder, part), { recursive: true });
  process.chdir(folder);
  execSync('git init -q');
  ['.gitignore', 'src/page.tsx', 'content/page.json'].forEach(change);
  appendFileSync('.gitignore', '.cache\npublic\n');
  commit();
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  delete process.env.GATSBY_TEST;
  process.chdir(PROJECT);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Case {
  what: string;
  before?: string;
  now?: string;
  happen?: () => void;
  kept?: boolean;
}

test.each<Case>([
  { what: 'content has changed', kept: true },
  { what: 'a preview has other content', before: 'preview', now: 'preview', kept: true },
  { what: 'a branch has its first preview', now: 'branch', kept: true },
  { what: 'code has changed', happen: () => (change('src/page.tsx'), commit()) },
  { what: 'code is there that has no commit', happen: () => change('src/page.tsx') },
  { what: 'a file is there that git does not know', happen: () => change('src/new.tsx') },
  { what: 'there is no git', happen: () => rmSync('.git/HEAD') },
  { what: 'a variable has changed', happen: () => (process.env.GATSBY_TEST = 'another') },
  { what: 'nothing is kept', happen: () => rmSync(cached, { recursive: true }) },
  { what: 'the public site comes after a preview', before: 'preview' },
  { what: 'another branch comes after a preview', before: 'preview', now: 'branch' },
])('a build continues from the last one’s cache, or starts anew, when $what', async (example) => {
  const { before = 'production', now = 'production', happen = editContent, kept = false } = example;
  process.env.CONTEXT = before;
  for (const path of ['.cache', 'public']) mkdirSync(path);
  await onPostBuild(host);
  // A fresh checkout has neither.
  for (const path of ['.cache', 'public']) rmSync(path, { recursive: true });
  happen();
  process.env.CONTEXT = now;
  await onPreBuild(host);
  expect(existsSync('public')).toBe(kept);
});
