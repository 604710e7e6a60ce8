import { chromiumFlags, findChromium } from '../../scripts/chromium';
import { launch, type Page } from 'puppeteer-core';
import type { Engine } from './engine';
import { enginePath } from './installed';

export async function startFirefox(): Promise<Engine> {
  const executablePath = enginePath(['firefox-esr', 'firefox']);
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Back loads the document anew: a page from memory keeps its scripts and is no test.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  return engineOf(page, () => browser.close());
}

/** That of the other browser tests, by the same actions as the others. */
export async function startChromium(): Promise<Engine> {
  const browser = await launch({
    executablePath: findChromium(),
    headless: 'shell',
    args: chromiumFlags,
  });
  return engineOf(await browser.newPage(), () => browser.close());
}

/** What the tests do to a page of Puppeteer. */
export function engineOf(page: Page, close: () => Promise<void>): Engine {
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: async <Result>(
      run: (...args: string[]) => Result | Promise<Result>,
      ...args: string[]
    ) => (await page.evaluate(run, ...args)) as Result,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close,
  };
}
