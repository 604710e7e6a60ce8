import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { prepareFixture } from '../../scripts/tests/prepare-fixture';
import { prepareCheckout } from '../../scripts/tests/prepare-checkout';
import { listeningPort } from '../../scripts/listening-port';

const CONTENT_DIR = 'builds/content';

/** `gatsby develop` on a copy of the project, which shows the tests' own content. */
export interface DevServer {
  url: string;
  /** The output of its terminal since the last edit. */
  terminal: () => string;
  edit: (file: string, change: (text: string) => string) => void;
  content: string;
  read: (file: string) => string;
  /** Replaces a picture of the content by another one of it. */
  replace: (file: string, other: string) => void;
  remove: (file: string) => void;
}

export const test = base.extend<object, { server: DevServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here that it needs no other fixture.
    async ({}, provide) => {
      const folder = join(tmpdir(), `develop-${process.pid}`);
      prepareCheckout(folder);
      prepareFixture(join(folder, CONTENT_DIR));
      const port = await freePort();
      const gatsby = spawn(
        process.execPath,
        ['node_modules/gatsby/cli.js', 'develop', '-p', port],
        {
          cwd: folder,
          env: { ...process.env, CONTENT_DIR, CONTEXT: '', GATSBY_TELEMETRY_DISABLED: '1' },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      let output = '';
      for (const stream of [gatsby.stdout, gatsby.stderr])
        stream.on('data', (part: Buffer) => (output += part.toString()));
      const ended = once(gatsby, 'exit');
      const fileOf = (name: string) => join(folder, CONTENT_DIR, name);
      try {
        await base.expect.poll(() => output, { timeout: 600_000 }).toContain('You can now view');
        await provide({
          url: `http://localhost:${port}`,
          // The terminal breaks its lines where they are full.
          terminal: () => output.replace(/\s+/g, ' '),
          edit: (name, change) => {
            output = '';
            writeFileSync(fileOf(name), change(readFileSync(fileOf(name), 'utf8')));
          },
          content: join(folder, CONTENT_DIR),
          read: (name) => readFileSync(fileOf(name), 'utf8'),
          replace: (name, other) => copyFileSync(fileOf(other), fileOf(name)),
          remove: (name) => {
            output = '';
            rmSync(fileOf(name));
          },
        });
      } finally {
        gatsby.kill();
        await ended;
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { scope: 'worker', timeout: 660_000 },
  ],
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const port = listeningPort(probe);
  probe.close();
  await once(probe, 'close');
  return String(port);
}

export { expect } from '@playwright/test';
