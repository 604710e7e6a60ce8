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

/** Lets the host build in a context, and clears away what a fresh checkout does not have. */
async function build(context: string) {
  process.env.CONTEXT = context;
  for (const path of ['.cache', 'public']) mkdirSync(path);
  await onPostBuild(host);
  for (const path of ['.cache', 'public']) rmSync(path, { recursive: true });
}

/** Whether a build in a context finds what an earlier one has made. */
async function goesOn(context: string) {
  process.env.CONTEXT = context;
  await onPreBuild(host);
  return existsSync('public');
}

describe('A build on the host', () => {
  test.each([
    ['the public site', 'production', 'production'],
    ['a preview', 'deploy-preview', 'deploy-preview'],
    ['a preview of a branch that only the public site has been built from', 'production', 'branch'],
  ])('goes on from the one before when only content has changed: %s', async (_, before, now) => {
    await build(before);
    change('content/page.json');
    commit();
    expect(await goesOn(now)).toBe(true);
  });

  test.each<[why: string, happen: () => void]>([
    ['code has changed', () => (change('src/page.tsx'), commit())],
    ['code is there that has no commit', () => change('src/page.tsx')],
    ['a file is there that git does not know', () => change('src/new.tsx')],
    ['there is no git', () => rmSync('.git/HEAD')],
    ['a variable has changed', () => (process.env.GATSBY_TEST = 'another')],
    ['nothing is kept', () => rmSync(cached, { recursive: true })],
  ])('starts from nothing when %s', async (_, happen) => {
    await build('production');
    happen();
    expect(await goesOn('production')).toBe(false);
  });

  test.each(['production', 'branch'])(
    'does not go on from a preview when it is for %s',
    async (context) => {
      await build('deploy-preview');
      expect(await goesOn(context)).toBe(false);
    },
  );

  test('is not kept when it holds code that has no commit', async () => {
    change('src/page.tsx');
    await build('production');
    expect(existsSync(cached)).toBe(false);
  });
});
