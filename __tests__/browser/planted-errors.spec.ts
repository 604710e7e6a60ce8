import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { fileOf, isBuilt, kindsIn, listPathsIn, read, readPublic } from '../support/built-pages';
import { isHydrated } from '../support/is-hydrated';
import { expect, test } from './fixtures';

/** The page that is not found, in Latvian. */
const UNKNOWN = '/lv/unknown/';

/** What throws once a page is armed. */
const FAIL = 'if(self.isArmed)throw Error("planted")';

/** Replaces a file's text; without a replacement the file is missing. */
type Plant = readonly [file: RegExp, replace?: (text: string) => string];

const APP = /\/app-\w+\.js$/;

/** Throws around what `gatsby-browser` exports, outside of any guard of its own. */
const inHook = (hook: string): Plant => [
  APP,
  (script) =>
    script.replace(
      new RegExp(`\\b${hook}:\\(\\)=>([\\w$]+)`),
      `${hook}:()=>(...a)=>{${FAIL};return $1(...a)}`,
    ),
];

/** Throws in place of what the boundaries of a part hydrate. */
const inParts = (part: string): Plant => [
  APP,
  (script) =>
    script.replace(
      new RegExp(`(of:"${part}",children:\\(0,([\\w$.]+)\\)\\([\\w$]+,\\{)children:`),
      `$1children:(0,$2)(()=>{${FAIL};return null},{}),x:`,
    ),
];

/** Longer than Gatsby waits until it calls a page delayed. */
const DELAYED_MS = 1_200;

const inData: Record<string, Plant> = {
  'a missing template': [/\/component---/],
  'missing data': [/page-data\.json/],
  'empty data': [
    /page-data\.json/,
    (json) => JSON.stringify({ ...JSON.parse(json), result: { data: {}, pageContext: {} } }),
  ],
};

const hooks = (...names: string[]) => Object.fromEntries(names.map((name) => [name, inHook(name)]));
const ofBoth = hooks('wrapRootElement', 'wrapPageElement', 'onPreRouteUpdate', 'onRouteUpdate');

const places: Record<string, Record<string, Plant>> = {
  'at the start': {
    'the first line': [APP, (script) => `self.isArmed=true;${FAIL};${script}`],
    'a missing app': [APP],
    'missing packages': [/\/packages-/],
    ...inData,
    'every section': inParts('main > \\*'),
    'the header': inParts('header'),
    'the footer': inParts('footer'),
    ...ofBoth,
    ...hooks('disableCorePrefetching', 'onClientEntry', 'replaceHydrateFunction'),
    ...hooks('onInitialClientRender'),
  },
  'at a link': { ...inData, ...ofBoth, ...hooks('onRouteUpdateDelayed', 'shouldUpdateScroll') },
};

/** What the server sends of a page: its headings, and how long its text is. */
function sent(path: string) {
  const $ = read(path === UNKNOWN ? '/404.html' : path);
  const main = $('main').first().clone();
  main.find('noscript').remove();
  const headings = main.find('h1, h2, h3').toArray();
  return { headings: headings.map((heading) => $(heading).text()), main: main.text() };
}

/** The same in the browser, and what else a visitor needs. */
function shown() {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const element of main.querySelectorAll('noscript, [data-failed]')) element.remove();
  return {
    headings: [...main.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
    length: main.textContent.length,
    canCall: [...document.querySelectorAll('a[href^="tel:"]')].some((a) => a.checkVisibility()),
    hasTitle: document.title !== '',
  };
}

async function expectWhole(page: Page, path: string): Promise<void> {
  const { headings, main } = sent(path);
  const found = await page.evaluate(shown);
  expect(found, path).toMatchObject({ canCall: true, hasTitle: true });
  expect(found.headings, path).toEqual(expect.arrayContaining(headings));
  expect(found.length, path).toBeGreaterThan(main.length * 0.95);
}

interface Visit {
  path: string;
  plant: Plant;
  atLink: boolean;
  follows: boolean;
}

/** Opens a page, may follow a link, and returns the errors of both pages. */
async function visit(context: BrowserContext, { path, plant, atLink, follows }: Visit) {
  const [file, replace] = plant;
  const target = `/${path.slice(1, 3)}/${path.includes('/about/') ? 'services' : 'about'}/`;
  for (const earlier of context.pages()) await earlier.close();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const isStatus = message.location().url.endsWith(UNKNOWN);
    if (message.type() === 'error' && !isStatus) errors.push(message.text());
  });
  await page.addInitScript((isArmed) => Object.assign(window, { isArmed }), !atLink);
  const plantIn = (part: string) =>
    page.route(
      ({ pathname }) =>
        file.test(pathname) && pathname.includes(part) && !pathname.includes(UNKNOWN),
      (route, request) => {
        if (!replace) return route.fulfill({ status: 404 });
        const text = readPublic(new URL(request.url()).pathname.slice(1));
        const body = replace(text);
        expect(body).not.toBe(text);
        // Scripts need their type, data are read as text.
        return route.fulfill({ body, contentType: 'text/javascript' });
      },
    );
  if (!atLink || file === APP) await plantIn('');
  await page.goto(path);
  // The first key starts the scripts.
  await page.keyboard.press('Shift');
  const isSettled = async () => errors.length > 0 || (await page.evaluate(isHydrated));
  await expect.poll(isSettled, { intervals: [50] }).toBe(true);
  await expectWhole(page, path);
  if (!follows) return errors;
  if (atLink) await page.evaluate(() => Object.assign(window, { isArmed: true }));
  if (atLink && file !== APP) await plantIn(target.slice(4, -1));
  if (atLink && file === APP)
    await page.route(`**/page-data${target}*`, async (route) => {
      await setTimeout(DELAYED_MS);
      await route.continue();
    });
  await page.locator(`footer a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
  await expect(page.locator('h1')).toHaveText(sent(target).headings[0] ?? '');
  // The app may still be loading the whole document.
  await expect(() => expectWhole(page, target)).toPass();
  return errors;
}

const everyKind = [...kindsIn('lv'), ...listPathsIn('lv').slice(1, 2), ...kindsIn('en')];
const kinds = everyKind.filter((_, index) => index % 2 === 0);

/** Each template reads its data in its own way; whatever else fails, one kind of page is as good as another. */
const IN_TEMPLATES = 'empty data';

/** Fails before any page is rendered. */
const BEFORE_PAGES = [
  ...['the first line', 'a missing app', 'missing packages'],
  ...['disableCorePrefetching', 'onClientEntry', 'replaceHydrateFunction', 'onInitialClientRender'],
];

for (const [when, plants] of Object.entries(places))
  for (const [index, [place, plant]] of Object.entries(plants).entries()) {
    const atLink = when === 'at a link';
    const isInTemplates = place === IN_TEMPLATES && !atLink;
    const shown = kinds.filter((_, at) => isInTemplates || at === index % kinds.length);
    // What keeps the app from starting, and a link, fail alike on each page: one of the two is opened.
    const isAlike = atLink || BEFORE_PAGES.includes(place);
    const opened = [...shown, UNKNOWN].filter((_, at) => !isAlike || at === index % 2);
    test(`an error ${when}, in ${place}, leaves text, links and the phone number`, async ({
      context,
    }) => {
      test.slow();
      await context.route(/\.(avif|webp|jpg|png|woff2)$/, (route) => route.abort());
      // Past the host, which would take a third of the time of these many pages.
      await context.route(
        ({ pathname }) => /\.(js|json|svg)$/.test(pathname) && isBuilt(pathname),
        (route, request) => route.fulfill({ path: fileOf(new URL(request.url()).pathname) }),
      );
      for (const [at, path] of opened.entries()) {
        const errors = await visit(context, { path, plant, atLink, follows: at === 0 });
        expect(errors, path).not.toEqual([]);
      }
    });
  }
