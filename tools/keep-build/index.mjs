// A build plugin for the host (netlify.toml): it keeps a build, so that the next one can go on from it.
import { rm } from 'node:fs/promises';
import { createJiti } from 'jiti';

const source = createJiti(import.meta.url);
/** @type {typeof import('../../src/node/host/kept-build')} */
const { hindrance, noteOf, readNote, writeNote } = await source.import(
  '../../src/node/host/kept-build.ts',
);

/** Gatsby's cache and the built site. */
const FOLDERS = ['.cache', 'public'];

/**
 * @typedef {{ cache: Record<'restore' | 'save', (folders: string[]) => Promise<unknown>> }} Utils
 */

/**
 * Restores the last build, or deletes all of it when the next build must not go on from it.
 * @param {{ utils: Utils }} host
 */
export async function onPreBuild({ utils }) {
  await forget();
  await utils.cache.restore(FOLDERS);
  const reason = hindrance(readNote(), noteOf(process.env, new Date()));
  if (reason) await forget();
  console.log(
    reason
      ? `This build starts from nothing: ${reason}.`
      : 'This build goes on from the one before.',
  );
}

/**
 * Keeps a build that has passed its checks.
 * @param {{ utils: Utils }} host
 */
export async function onPostBuild({ utils }) {
  writeNote(noteOf(process.env, new Date()));
  await utils.cache.save(FOLDERS);
  console.log('This build is kept for the next one.');
}

async function forget() {
  for (const folder of FOLDERS) await rm(folder, { recursive: true, force: true });
}
