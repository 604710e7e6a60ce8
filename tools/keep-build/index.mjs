// What the host runs around a build (netlify.toml), so that each may go on from the one before.
import { rm } from 'node:fs/promises';
import { createJiti } from 'jiti';

const source = createJiti(import.meta.url);
const { hindrance, noteOf, readNote, writeNote } = await source.import(
  '../../src/build/kept-build.ts',
);

/** What Gatsby knows of its last build, and what that build has made. */
const FOLDERS = ['.cache', 'public'];

/** Brings back the build before, or leaves nothing that a build could go on from by mistake. */
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

/** Keeps a build that has passed its checks. */
export async function onPostBuild({ utils }) {
  writeNote(noteOf(process.env, new Date()));
  await utils.cache.save(FOLDERS);
  console.log('This build is kept for the next one.');
}

async function forget() {
  for (const folder of FOLDERS) await rm(folder, { recursive: true, force: true });
}
