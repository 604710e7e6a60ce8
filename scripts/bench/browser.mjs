import { launch } from 'chrome-launcher';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** Starts this machine's Chromium; the answer has its port, and `kill` to end it. */
export function startBrowser() {
  return launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
}
