import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type * as Puppeteer from 'puppeteer-core';
import type { Engine } from '../engines/engine';
import { engineOf } from '../engines/firefox';
import { oldBrowsersFolder } from './installed';

/** Only an old version of Puppeteer knows how to speak to all of them. */
const require = createRequire(resolve('tools/old-browsers/package.json'));

const PAGE_AFTER_MS = 12_000;

export async function startOldChromium(name: string): Promise<Engine> {
  const puppeteer = require('puppeteer-core') as typeof Puppeteer;
  const folder = resolve(oldBrowsersFolder, name);
  for (let turn = 0; turn < 4; turn += 1) {
    const browser = await puppeteer.launch({
      executablePath: `${folder}/chromium`,
      args: ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'],
      env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib` },
    });
    // As a single process it does not end by itself, and sometimes opens no page.
    const close = () => Promise.resolve(void browser.process()?.kill('SIGKILL'));
    const page = await Promise.race([browser.newPage(), setTimeout(PAGE_AFTER_MS)]);
    if (page) return engineOf(page, close);
    await close();
  }
  throw new Error(`${name} opens no page`);
}
