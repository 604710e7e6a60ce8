import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const TEXT = /\.(html|js|json|svg|xml|txt|webmanifest)$/;

/** Serves a copy of a built site, its texts compressed by brotli as a host does, its pages after an `edit`. */
export async function serveBuilt(
  built: string,
  copy: string,
  port: number,
  edit = (html: string) => html,
) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`;
    if (!entry.isFile()) continue;
    if (file.endsWith('.html')) writeFileSync(file, edit(readFileSync(file, 'utf8')));
    if (TEXT.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const server = createServer(sirv(copy, { brotli: true, etag: true })).listen(port);
  await once(server, 'listening');
  return server;
}

/** Data for search engines stay. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b(?![^>]*ld\+json)[^]*?<\/script>/g, '');
