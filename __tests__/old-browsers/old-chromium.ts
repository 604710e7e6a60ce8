import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as Puppeteer from 'puppeteer-core';
import type { Engine } from '../engines/engine';
import { engineOf } from '../engines/firefox';
import { oldBrowsersFolder } from './installed';

/** Only an old version of Puppeteer knows how to speak to all of them. */
const require = createRequire(resolve('tools/old-browsers/package.json'));

export async function startOldChromium(name: string): Promise<Engine> {
  const puppeteer = require('puppeteer-core') as typeof Puppeteer;
  const folder = resolve(oldBrowsersFolder, name);
  // Not as a single process, as its package proposes: without a graphics card version 92 then opens no page.
  const browser = await puppeteer.launch({
    executablePath: `${folder}/chromium`,
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib` },
  });
  return engineOf(await browser.newPage(), () => browser.close());
}
