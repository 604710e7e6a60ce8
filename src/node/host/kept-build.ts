import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything but the content that a build was made from. */
export interface BuildNote {
  /** The host's CONTEXT. */
  context: string;
  /** The version of Node. */
  node: string;
  /** Such as `2026-11`. */
  month: string;
  /** A digest of the code. */
  code: string;
  /** A digest of the variables. */
  variables: string;
}

/** The note is kept together with the build that it describes. */
const NOTE = '.cache/kept-build.json';

/**
 * Everything but the content that a build depends on: files and folders, from the project's root.
 * Gatsby itself drops its cache only when its three files in the root change, not when files change
 * that they import.
 */
export const buildCode: readonly string[] = [
  'artwork/drawings',
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

/** The variables that a build reads, without the host's own. */
const VARIABLE = /^(CONTENT_DIR|DEMO|GATSBY_\w+|SITE_URL)$/;

/** Written by a build itself. */
const MADE = 'src/gatsby-types.d.ts';

/** From what the current build is made. */
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
 * Why a build may not go on from the kept one; nothing if it may. Any build may go on from a public
 * build, as the host's first build of a branch does. A public build may not go on from a preview,
 * which contains drafts.
 */
export function hindrance(kept: BuildNote | undefined, now: BuildNote): string | undefined {
  if (!kept) return 'nothing is kept';
  if (kept.context !== 'production' && kept.context !== now.context)
    return `what is kept was built for ${kept.context}`;
  if (kept.node !== now.node) return `what is kept was built by Node ${kept.node}`;
  if (kept.code !== now.code) return 'the code has changed';
  if (kept.variables !== now.variables) return 'the variables have changed';
  // Otherwise unused pictures and scripts would stay for ever.
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

/** Writes down from what the finished build was made. */
export function writeNote(note: BuildNote): void {
  writeFileSync(NOTE, JSON.stringify(note));
}

/** A digest of the names and contents of all code in the working folder. */
export function codeDigest(): string {
  const hash = createHash('sha256');
  for (const file of buildCode.flatMap(filesOf).filter((name) => name !== MADE))
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
