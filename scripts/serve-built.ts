import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const TEXT = /\.(html|js|json|svg|xml|txt|webmanifest)$/;

/** Serves a copy of a built site, its texts compressed by brotli as a host does. */
export async function serveBuilt(built: string, copy: string, port: number) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(built, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`;
    if (entry.isFile() && TEXT.test(file))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const server = createServer(sirv(copy, { brotli: true, etag: true })).listen(port);
  await once(server, 'listening');
  return server;
}
