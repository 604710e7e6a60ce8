// Reuses the last build's cache if only content/ has changed: Gatsby itself does not notice
// changes in code below its files in the root.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** @typedef {{ utils: { cache: Record<'restore' | 'save', (paths: string[]) => Promise<boolean>> } }} Host */

const FOLDERS = ['.cache', 'public'];
const NOTE = '.cache/kept-build.txt';
const VARIABLES = /^(CONTENT_DIR|DEMO|GATSBY_\w+|SITE_URL)=/;

/** The hash of everything outside content/; undefined while it is not committed. */
function inputs(context = process.env.CONTEXT) {
  try {
    if (execSync("git status --porcelain -- . ':!content'").length > 0) return undefined;
    const tree = execSync('git ls-tree HEAD', { encoding: 'utf8' }).replace(/^.*\tcontent\n/m, '');
    const variables = Object.entries(process.env).map((pair) => pair.join('='));
    const read = variables.filter((variable) => VARIABLES.test(variable)).sort();
    return [context, process.version, ...read, tree].join('\n');
  } catch {
    return undefined;
  }
}

/** A production build never reuses the cache of a preview, which contains drafts. */
export async function onPreBuild(/** @type {Host} */ { utils }) {
  const kept =
    (await utils.cache.restore(FOLDERS)) && existsSync(NOTE) && readFileSync(NOTE, 'utf8');
  const goesOn = kept && [inputs(), inputs('production')].includes(kept);
  if (!goesOn) for (const folder of FOLDERS) rmSync(folder, { recursive: true, force: true });
  console.log(`This build ${goesOn ? 'goes on from the one before' : 'starts from nothing'}.`);
}

export async function onPostBuild(/** @type {Host} */ { utils }) {
  const note = inputs();
  if (note === undefined) return;
  writeFileSync(NOTE, note);
  await utils.cache.save(FOLDERS);
}
