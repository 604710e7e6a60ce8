// Measures how long a visitor with a phone waits for the answer to a first touch while scripts load.
//   npm run bench:touch                       builds the site first
//   npm run bench:touch -- --built --write    takes the site in public/; the table goes into docs/performance.md
import { parseArgs } from 'node:util';
import { chromium, devices } from '@playwright/test';
import { buildUnless } from './bench/build.mjs';
import { machine, writeReport } from './bench/report.mjs';
import { servePages } from './bench/serve-pages.mjs';
import { MOMENTS, TOUCHES, lateTouches, touchTable } from './bench/touches.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    built: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [runs, cpu] = [Number(values.runs), Number(values.cpu)];

/** The line that Lighthouse gives a phone: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

buildUnless(values.built);
const site = await servePages();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const measured = [];
  for (const touch of TOUCHES) {
    const delays = [];
    for (const { ms } of MOMENTS) delays.push(await repeat(() => touchOnce(touch, ms)));
    measured.push({ ...touch, delays });
    console.error(`${measured.length}/${TOUCHES.length}`, touch.name);
  }
  const report = touchTable(measured);
  const late = lateTouches(measured);
  const verdict = late.length > 0 ? late.map((miss) => `- ${miss}`).join('\n') : 'All are in time.';
  console.log(`${report}\n\n${verdict}`);
  const how = `Milliseconds, medians of ${runs} runs each by \`npm run bench:touch\`, ${machine()}, the processor slowed ${cpu} times.`;
  if (values.write) await writeReport('touches', [how, report, verdict]);
} finally {
  await browser.close();
  site.close();
}

/**
 * Measures as many times as there are runs, one after the other.
 * @param {() => Promise<number>} measureOnce
 */
async function repeat(measureOnce) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce());
  return results;
}

/**
 * What the page and its browser have beyond TypeScript's own types.
 * @typedef {Window & { delays?: number[] }} TouchedWindow
 * @typedef {PerformanceEventTiming & { interactionId: number }} EventTiming
 * @typedef {PerformanceObserverInit & { durationThreshold: number }} EventObserverInit
 */

/**
 * Touches a freshly loaded page.
 * @param {{ path: string; target: string }} touch
 * @param {number} [ms] since the app's script has come; nothing touches before any script has
 * @returns the longest delay of an event of the touch, in ms
 */
async function touchOnce({ path, target }, ms) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(noteEvents);
  const scripts = page.waitForResponse(/\/app-.*\.js$/);
  await page.goto(site.scripts + path, { waitUntil: 'load' });
  const element = page.locator(target).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${path}: ${target} is not visible`);
  const { x, y, width, height } = box;
  if (ms !== undefined) {
    await scripts;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  await page.touchscreen.tap(x + width * 0.7, y + height / 2);
  if (ms === undefined) await scripts;
  await page.waitForFunction(() => /** @type {TouchedWindow} */ (window).delays?.length);
  // The browser reports the events of a touch with the frames after it.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const delays = await page.evaluate(() => /** @type {TouchedWindow} */ (window).delays ?? []);
  await context.close();
  return Math.max(...delays);
}

/** Runs in the page and notes how long each event of a touch waited for the next frame. */
function noteEvents() {
  /** @type {number[]} */
  const delays = [];
  Object.assign(window, { delays });
  /** @param {PerformanceObserverEntryList} list */
  const note = (list) => {
    const entries = /** @type {EventTiming[]} */ (list.getEntries());
    for (const { duration, interactionId, entryType } of entries)
      if (interactionId > 0 || entryType === 'first-input') delays.push(duration);
  };
  const observer = new PerformanceObserver(note);
  /** @type {EventObserverInit} */
  const shortest = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(shortest);
  observer.observe({ type: 'first-input', buffered: true });
}
