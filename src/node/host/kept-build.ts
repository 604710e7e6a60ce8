import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build was made of, beside the content. */
export interface BuildNote {
  /** The host's CONTEXT. */
  context: string;
  /** The version of Node. */
  node: string;
  /** Such as `2026-11`. */
  month: string;
  /** Stands for the code. */
  code: string;
  /** Stands for the variables. */
  variables: string;
}

/** Lies with what it speaks of. */
const NOTE = '.cache/kept-build.json';

/**
 * All that makes a build, beside the content. Gatsby itself forgets what it knows only where its
 * three files in the root have changed, not what they import.
 */
const CODE = [
  'artwork/logo.svg',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'netlify.toml',
  'package-lock.json',
  'package.json',
  'src',
  'static',
  'tools/keep-build',
  'tsconfig.json',
];

/** The variables that a build reads, beside those of the host. */
const VARIABLE = /^(CONTENT_DIR|DEMO|GATSBY_\w+|SITE_URL)$/;

/** Written by a build itself. */
const MADE = 'src/gatsby-types.d.ts';

/** What the build that is made here and now is made of. */
export function noteOf(environment: Readonly<Record<string, string | undefined>>, now: Date) {
  const variables = Object.entries(environment)
    .filter(([name, value]) => VARIABLE.test(name) && value)
    .sort();
  const note: BuildNote = {
    context: environment.CONTEXT ?? '',
    node: process.version,
    month: now.toISOString().slice(0, 7),
    code: codeDigest(),
    variables: createHash('sha256').update(JSON.stringify(variables)).digest('hex'),
  };
  return note;
}

/**
 * Why a build may not go on from the kept one, in words; nothing where it may. Any build may go on
 * from a public one, as the host's first build of a branch does; a public one takes nothing from a
 * preview, which knows of drafts.
 */
export function hindrance(kept: BuildNote | undefined, now: BuildNote): string | undefined {
  if (!kept) return 'nothing is kept';
  if (kept.context !== 'production' && kept.context !== now.context)
    return `what is kept was built for ${kept.context}`;
  if (kept.node !== now.node) return `what is kept was built by Node ${kept.node}`;
  if (kept.code !== now.code) return 'the code has changed';
  if (kept.variables !== now.variables) return 'the variables have changed';
  // Pictures and scripts that nothing names any more would stay for ever.
  if (kept.month !== now.month) return 'a new month clears what has piled up';
  return undefined;
}

/** The note of the kept build; undefined where there is none that can be read. */
export function readNote(): BuildNote | undefined {
  try {
    return JSON.parse(readFileSync(NOTE, 'utf8')) as BuildNote;
  } catch {
    return undefined;
  }
}

/** Notes what the build that stands here was made of. */
export function writeNote(note: BuildNote): void {
  writeFileSync(NOTE, JSON.stringify(note));
}

/** Stands for the names and bytes of all code in the working folder. */
export function codeDigest(): string {
  const hash = createHash('sha256');
  for (const file of CODE.flatMap(filesOf).filter((name) => name !== MADE))
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => join(place, name))
    .filter((name) => statSync(name).isFile())
    .sort();
}
