// The built site as a host serves it, brotli included, and beside it the same HTML without scripts.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const BUILT = 'public';
const WORK = 'reports/bench';
const COMPRESSED = /\.(html|js|json|svg|xml|txt|webmanifest)$/;

/** What a browser runs or fetches for running; data for search engines stays. */
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g;

/**
 * Serves both variants on free ports of this machine.
 * @returns the origin of each, and the way to end them.
 */
export async function servePages() {
  rmSync(WORK, { recursive: true, force: true });
  const servers = await Promise.all([serve('scripts', keep), serve('plain', withoutScripts)]);
  const [scripts, plain] = servers.map((server) => `http://localhost:${server.address().port}`);
  return { scripts, plain, close: () => servers.forEach((server) => server.close()) };
}

const keep = (html) => html;
const withoutScripts = (html) => html.replace(SCRIPTS, '');

function serve(variant, change) {
  const folder = join(WORK, variant);
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    compress(join(entry.path, entry.name), entry.name.endsWith('.html') ? change : keep);
  }
  const server = createServer(sirv(folder, { brotli: true, etag: true }));
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function compress(file, change) {
  const text = change(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
