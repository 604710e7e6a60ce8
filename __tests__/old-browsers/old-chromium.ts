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
  const browser = await puppeteer.launch({
    executablePath: `${folder}/chromium`,
    args: ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib` },
  });
  // As a single process it does not end by itself.
  // Its first page answers nothing.
  return engineOf(await browser.newPage(), () => {
    browser.process()?.kill('SIGKILL');
    return Promise.resolve();
  });
}
