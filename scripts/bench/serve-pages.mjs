// Serves the built site as a host does, with brotli, and beside it the same pages without scripts.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { portOf } from '../port-of.mjs';

const BUILT = 'public';
const WORK = 'reports/bench';
const COMPRESSED = /\.(html|js|json|svg|xml|txt|webmanifest)$/;

/** The scripts that a browser runs; data for search engines is not among them. */
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g;

/**
 * Serves both variants on free ports of this machine.
 * @returns the origin of each variant, and a function that ends both servers
 */
export async function servePages() {
  rmSync(WORK, { recursive: true, force: true });
  const scripts = await serve('scripts', (html) => html);
  const plain = await serve('plain', (html) => html.replace(SCRIPTS, ''));
  const close = () => [scripts, plain].forEach((server) => server.close());
  return { scripts: originOf(scripts), plain: originOf(plain), close };
}

/** @param {import('node:http').Server} server */
const originOf = (server) => `http://localhost:${portOf(server)}`;

/**
 * Serves a copy of the built site, its HTML changed and its texts compressed.
 * @param {string} variant the folder of the copy
 * @param {(html: string) => string} change
 * @returns {Promise<import('node:http').Server>}
 */
function serve(variant, change) {
  const folder = join(WORK, variant);
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    if (entry.name.endsWith('.html')) writeFileSync(file, change(readFileSync(file, 'utf8')));
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const server = createServer(sirv(folder, { brotli: true, etag: true }));
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}
