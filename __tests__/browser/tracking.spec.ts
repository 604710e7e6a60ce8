import type { Page } from '@playwright/test';
import { documentTitle } from '../../src/site/page-title';
import { plainText } from '../../src/site/plain-text';
import { company, textOf } from '../support/words';
import { expect, test } from './fixtures';

type Pushed = { event: string } & Record<string, unknown>;

/** The events in the data layer, all of them or those of one name. */
const pushed = (page: Page, ...names: string[]) =>
  page.evaluate(
    (wanted) =>
      ((window.dataLayer ?? []) as Pushed[]).filter(
        ({ event }) => event && (wanted.length === 0 || wanted.includes(event)),
      ),
    names,
  );

const ready = (page: Page) => expect.poll(() => pushed(page, 'page_view')).toHaveLength(1);

/** Keeps clicks from leaving the page; they are still reported. */
const stayHere = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('click', (click) => {
      if (click.target instanceof Element && click.target.closest('a')) click.preventDefault();
    }),
  );

test('a page view and the page’s language are reported on load', async ({ page }) => {
  await page.goto('/lv/about/?q=secret');
  await ready(page);
  expect(await pushed(page)).toEqual([
    {
      event: 'page_view',
      page_path: '/lv/about/',
      page_language: 'lv',
      page_title: await page.title(),
    },
    { event: 'page_language', page_path: '/lv/about/', page_language: 'lv' },
  ]);
});

test('a page view is reported on every route change, with the title of the new page', async ({
  page,
}) => {
  await page.goto('/en/');
  await ready(page);
  await page.locator('footer a[href="/en/about/"]').click();
  const titleOf = (id: 'home' | 'about') =>
    documentTitle(textOf('en', id, 'meta.title'), company.name);
  await expect(page).toHaveTitle(titleOf('about'));
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('home'));
  await page.evaluate(() => window.location.assign('#main'));
  const views = await pushed(page, 'page_view');
  expect(views.map(({ page_path }) => page_path)).toEqual(['/en/', '/en/about/', '/en/']);
  expect(views[1]?.page_title).toBe(titleOf('about'));
  await expect(page).toHaveTitle(String(views[2]?.page_title));
  expect(await pushed(page, 'page_language')).toHaveLength(1);
});

test('an address without its final slash counts as one page view', async ({ page }) => {
  await page.goto('/en/services?q=1');
  await expect(page).toHaveURL('/en/services/?q=1');
  await ready(page);
  expect((await pushed(page, 'page_view'))[0]?.page_path).toBe('/en/services/');
});

test.describe('An unknown path', () => {
  test.use({ allowedErrors: [/status of 404/] });
  test('is a page view too', async ({ page }) => {
    await page.goto('/en/x');
    await ready(page);
    expect(await pushed(page, 'page_view')).toEqual([
      {
        event: 'page_view',
        page_path: '/en/x',
        page_language: 'en',
        page_title: await page.title(),
      },
    ]);
  });
});

type Place = Parameters<typeof textOf>;

/** What a click on a call to action reports; its text stands at `place` in the words. */
const action = (cta_section: string, place: Place, cta_type = 'primary') => ({
  event: cta_section === 'home-hero' ? 'home_cta_click' : 'cta_click',
  cta_section,
  cta_text: plainText(textOf(...place)),
  cta_type,
});

/** Where to click, and the events that the click reports. */
const clicks: [path: string, selector: string, events: object[]][] = [
  [
    '/en/about/',
    'header [data-cta] >> nth=0',
    [action('header', ['en', 'common', 'header.action'])],
  ],
  [
    '/en/',
    'main [data-cta=primary] >> nth=0',
    [action('home-hero', ['en', 'home', 'hero.primary'])],
  ],
  [
    '/en/',
    'main [data-cta=secondary] >> nth=0',
    [action('home-hero', ['en', 'home', 'hero.secondary'], 'secondary')],
  ],
  [
    '/lv/',
    '[data-section=closing] [data-cta]',
    [action('closing', ['lv', 'common', 'closing.action'])],
  ],
  [
    '/en/property-owners/',
    '[data-section=calculator] [data-cta] >> nth=0',
    [action('calculator', ['en', 'owners', 'calculator.use'])],
  ],
  [
    '/lv/property-owners/',
    '[data-section=calculator] [data-cta] >> nth=0',
    [action('calculator', ['lv', 'owners', 'calculator.use'])],
  ],
  ['/lv/', '[data-section=closing] a[href^=tel]', [{ event: 'phone_click' }]],
  [
    '/en/services/',
    '[data-section=fees] [data-cta] >> nth=0',
    [action('fees', ['en', 'services', 'fees.action'])],
  ],
  [
    '/en/riga-airbnb-hosts/',
    '[data-section=hero] [data-cta] >> svg',
    [
      action('hero', ['en', 'network', 'head.join']),
      { event: 'outbound_click', link_url: company.profiles.group },
    ],
  ],
  [
    '/en/schedule-consultation/',
    '[data-section=ways] a[href^=tel]',
    [action('ways', ['en', 'consultation', 'ways.call'], 'secondary'), { event: 'phone_click' }],
  ],
  [
    '/en/schedule-consultation/',
    '[data-section=ways] a[href^=mailto]',
    [action('ways', ['en', 'consultation', 'ways.email'], 'secondary'), { event: 'email_click' }],
  ],
  ['/lv/contact/', 'main a[href^=mailto]', [{ event: 'email_click' }]],
  ['/lv/contact/', 'footer a[href^=tel]', [{ event: 'phone_click' }]],
  [
    '/lv/contact/',
    'main a[href*="maps."] >> nth=0',
    [{ event: 'outbound_click', link_url: company.address.mapUrl }],
  ],
  ['/lv/contact/', 'footer a[href="/lv/about/"]', []],
];

test.describe('A click', () => {
  for (const [path, selector, events] of clicks) {
    test(`on ${selector} of ${path} reports ${events.length} events, each once`, async ({
      page,
    }) => {
      await stayHere(page);
      await page.goto(path);
      await ready(page);
      await page.locator(selector).first().click();
      const all = await pushed(page);
      const expected = events.map((event) => ({ ...event, page_path: path }));
      expect(all.filter(({ event }) => event.endsWith('_click'))).toEqual(expected);
    });
  }

  test('on the call to action in the menu reports the menu as its section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stayHere(page);
    await page.goto('/en/');
    await ready(page);
    await page.locator('header [aria-haspopup=dialog]').click();
    await page.getByRole('dialog').locator('[data-cta]').first().click();
    expect(await pushed(page, 'cta_click')).toMatchObject([{ cta_section: 'menu' }]);
  });

  test('by keyboard is reported too', async ({ page }) => {
    await stayHere(page);
    await page.goto('/lv/contact/');
    await ready(page);
    await page.locator('main a[href^=tel]').first().focus();
    await page.keyboard.press('Enter');
    expect(await pushed(page, 'phone_click')).toHaveLength(1);
  });
});

test('scroll depth is reported at 25, 50, 75, 90 and 100 percent, each once for each page', async ({
  page,
}) => {
  await page.goto('/en/about/');
  await ready(page);
  const scroll = async (share: number) => {
    await page.evaluate(
      (part) =>
        window.scrollTo(0, document.documentElement.scrollHeight * part - window.innerHeight),
      share,
    );
    await page.waitForTimeout(100);
  };
  const depths = async () => (await pushed(page, 'scroll_depth')).map(({ percent }) => percent);
  await scroll(0.3);
  await expect.poll(depths).toEqual([25]);
  await scroll(0.2);
  await scroll(0.8);
  await expect.poll(depths).toEqual([25, 50, 75]);
  await scroll(1);
  await expect.poll(depths).toEqual([25, 50, 75, 90, 100]);
  await page.locator('footer a[href="/en/services/"]').click();
  await expect(page).toHaveURL('/en/services/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await scroll(0.3);
  await expect.poll(depths).toEqual([25, 50, 75, 90, 100, 25]);
  const last = (await pushed(page, 'scroll_depth')).at(-1);
  expect(last).toEqual({ event: 'scroll_depth', percent: 25, page_path: '/en/services/' });
});

test('the browser stores the sitemap’s last-modified date', async ({ page }) => {
  await page.goto('/en/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sitemap_last_modified')))
    .toMatch(/^\d{4}-\d\d-\d\d/);
});
