import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildCode,
  codeDigest,
  hindrance,
  noteOf,
  readNote,
  writeNote,
  type BuildNote,
} from '../../../../src/node/host/kept-build';
import { PROJECT } from '../../../support/content-copy';

const now: BuildNote = {
  context: 'production',
  node: 'v24.1.0',
  month: '2026-11',
  code: 'abc',
  variables: 'xyz',
};
const preview = { ...now, context: 'deploy-preview' };

describe('A build on the host', () => {
  test.each<[what: string, kept: BuildNote, build: BuildNote]>([
    ['the public site from itself', now, now],
    ['a preview from itself', preview, preview],
    ['a preview from the public site', now, preview],
  ])('goes on from the one before: %s', (_, kept, build) => {
    expect(hindrance(kept, build)).toBeUndefined();
  });

  test.each<[reason: RegExp, kept: BuildNote | undefined, build: BuildNote]>([
    [/nothing is kept/, undefined, now],
    [/built for deploy-preview/, preview, now],
    [/built for branch-deploy/, { ...now, context: 'branch-deploy' }, preview],
    [/Node v22/, { ...now, node: 'v22.0.0' }, now],
    [/code has changed/, { ...now, code: 'abd' }, now],
    [/variables have changed/, { ...now, variables: 'xy' }, now],
    [/new month/, { ...now, month: '2026-10' }, now],
  ])('starts from nothing: %s', (reason, kept, build) => {
    expect(hindrance(kept, build)).toMatch(reason);
  });
});

describe('The digest of the code', () => {
  const copy = mkdtempSync(join(tmpdir(), 'code-'));

  beforeAll(() => {
    for (const name of buildCode)
      cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
    process.chdir(copy);
  });
  afterAll(() => {
    process.chdir(PROJECT);
    rmSync(copy, { recursive: true });
  });

  test.each([
    'package-lock.json',
    'gatsby-node.ts',
    'src/node/data-layer/nodes.ts',
    'static/new.txt',
    'artwork/drawings/logo.svg',
  ])('changes with %s', (file) => {
    const before = codeDigest();
    appendFileSync(file, ' ');
    expect(codeDigest()).not.toBe(before);
  });

  test('changes neither with the content nor with what a build writes', () => {
    const before = codeDigest();
    mkdirSync('content');
    writeFileSync('content/company.yml', 'name: x');
    writeFileSync('src/gatsby-types.d.ts', `// ${before}`);
    expect(codeDigest()).toBe(before);
  });

  test.each(['SITE_URL', 'DEMO', 'GATSBY_ANALYTICS_SRC', 'CONTENT_DIR'])(
    'another %s is noted, and nothing of what it says',
    (name) => {
      const noted = (value: string) => noteOf({ CONTEXT: 'x', [name]: value }, new Date(0));
      expect(noted('one').variables).not.toBe(noted('another').variables);
      expect(JSON.stringify(noted('another'))).not.toContain('another');
    },
  );

  test('goes on from a build of another commit', () => {
    const noted = (commit: string) => noteOf({ CONTEXT: 'x', COMMIT_REF: commit }, new Date(0));
    expect(hindrance(noted('one'), noted('another'))).toBeUndefined();
  });

  test('is noted beside the build, and read again', () => {
    expect(readNote()).toBeUndefined();
    mkdirSync('.cache');
    const note = noteOf({ CONTEXT: 'production' }, new Date('2026-11-30T23:00:00Z'));
    writeNote(note);
    expect(readNote()).toEqual(note);
    expect(note).toMatchObject({ context: 'production', month: '2026-11', node: process.version });
    writeFileSync('.cache/kept-build.json', 'not this');
    expect(readNote()).toBeUndefined();
  });
});
