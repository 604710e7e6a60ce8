import { launch } from 'chrome-launcher';
import { findChromium } from '../chromium.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts this machine's Chromium; answers with its port and the way to end it. */
export function startBrowser() {
  return launch({ chromePath: findChromium(), chromeFlags: FLAGS });
}
