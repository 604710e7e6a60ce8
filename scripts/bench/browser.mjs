import { launch } from 'chrome-launcher';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** Starts this machine's Chromium; answers with its port and the way to end it. */
export function startBrowser() {
  return launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
}
