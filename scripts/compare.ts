// Takes each page in public/ and of another commit at two widths, and writes a page of what differs.
//   npx jiti scripts/compare.ts --against main
// Without `--against` it is the last commit, so that the page shows what is not committed yet.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { buildBeside } from './bench/build-beside';
import { serveBuilt } from './bench/serve-built';
import { sitePaths } from './bench/site-paths';
import { chromiumFlags, findChromium } from './chromium';

const REPORT = 'reports/compare';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const { values } = parseArgs({ options: { against: { type: 'string', default: 'HEAD' } } });
const builds = [buildBeside(values.against), 'public'];
rmSync(REPORT, { recursive: true, force: true });
mkdirSync(REPORT, { recursive: true });

const [before = [], after = []] = builds.map(sitePaths);
const paths = [...new Set([...before, ...after]), '/404.html'];
const sites = await Promise.all(
  builds.map((built, index) => serveBuilt(built, `reports/compare-${index}`)),
);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const rows: string[] = [];
try {
  for (const viewport of [PHONE, DESK]) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    // A page may show today's date; both sites have the same one.
    await context.clock.setFixedTime(new Date());
    for (const path of paths) rows.push(...(await comparePage(context, path, viewport.width)));
    await context.close();
  }
} finally {
  await browser.close();
  for (const { server } of sites) server.close();
}
writeFileSync(`${REPORT}/index.html`, report(rows));
console.log(`${rows.length} of ${paths.length * 2} pictures differ: ${REPORT}/index.html`);

/** @returns a row of the report where the two pictures are not the same */
async function comparePage(context: BrowserContext, path: string, width: number) {
  // One after the other: of two at once, Chromium repeats the screen down a long page.
  const pictures = [];
  for (const { origin } of sites) pictures.push(await take(context, origin + path));
  const [old, now] = pictures;
  if (!old || !now || old.equals(now)) return [];
  const name = `${path.replaceAll(/\W+/g, '-')}${width}`;
  const files = [`before${name}.png`, `after${name}.png`];
  pictures.forEach((picture, index) => writeFileSync(`${REPORT}/${files[index]}`, picture));
  const [first, second] = files.map((file) => `<img src="${file}" alt="">`);
  console.log(`differs: ${path} at ${width} px`);
  return [`<h2>${path} · ${width} px</h2><div>${first}${second}<p>${first}${second}</p></div>`];
}

async function take(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  // The scripts wait for a key, and pictures until they come near.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-picture="waiting"], img')].every(
      (one) => !one.checkVisibility() || (one instanceof HTMLImageElement && one.complete),
    ),
  );
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return picture;
}

/** Before, after, and both over each other: black where they are the same. */
function report(rows: string[]) {
  return `<!doctype html>
<meta charset="utf-8">
<title>${rows.length} pictures differ</title>
<style>
  body { font: 1rem/1.4 system-ui; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
  img { width: 100%; border: 1px solid silver; }
  p { position: relative; margin: 0; isolation: isolate; background: white; }
  p img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
</style>
<h1>Before (${values.against}), after, and where they differ</h1>
${rows.join('\n') || 'No page differs.'}
`;
}
