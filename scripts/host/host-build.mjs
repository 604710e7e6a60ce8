import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environmentOf } from '../test-builds.mjs';

const ENGINE = resolve('tools/local-host/node_modules/.bin/netlify');
const PICTURE = /\.(jpg|png|webp|avif)$/;

/**
 * The host's variables without those of the tests' own builds. The last one is also in netlify.toml, but
 * the engine needs it before it reads that file.
 * @param {string} commit
 */
function environment(commit) {
  const { CONTEXT: _c, BUILT_DIR: _b, TEST_BUILD: _t, ...env } = environmentOf('live');
  return { ...env, COMMIT_REF: commit, NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true' };
}

/**
 * Builds the project in `folder` by Netlify's own engine, offline.
 * @param {string} folder
 * @param {{ context: string; commit: string; log: string }} push
 * @returns the engine's output, the seconds, and the pictures that this build has drawn; the others are
 * older than the build
 * @throws when the build fails; the file `log` has its output.
 */
export async function buildOnHost(folder, { context, commit, log }) {
  const start = Date.now();
  const engine = spawn(ENGINE, ['build', '--offline', '--context', context], {
    cwd: folder,
    env: environment(commit),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  let said = '';
  for (const stream of [engine.stdout, engine.stderr])
    stream.on('data', (/** @type {Buffer} */ part) => {
      said += part.toString();
      file.write(part);
    });
  const [code] = /** @type {[number | null]} */ (await once(engine, 'close'));
  file.end();
  if (code !== 0) throw new Error(`The build for ${context} failed; see ${log}`);
  const pictures = [...picturesIn(folder)];
  const drawn = pictures.filter(([, time]) => time >= start).map(([name]) => name);
  return { said, seconds: (Date.now() - start) / 1000, drawn };
}

/**
 * The pictures of the built site in `folder`, with the time of their last change in ms.
 * @param {string} folder
 * @returns {Map<string, number>}
 */
export function picturesIn(folder) {
  const home = join(folder, 'public/static');
  if (!existsSync(home)) return new Map();
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => PICTURE.test(name))
      .map((name) => [name, statSync(join(home, name)).mtimeMs]),
  );
}
