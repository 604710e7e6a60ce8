import type { Page } from '@playwright/test';
import { documentTitle } from '../../src/site/page-title';
import { plainText } from '../../src/site/plain-text';
import { company, textOf } from '../support/words';
import { countVisits } from './analytics-site';
import { expect, test } from './fixtures';

type Pushed = { event: string } & Record<string, unknown>;

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
    window.addEventListener(
      'click',
      (click) => {
        if (click.target instanceof Element && click.target.closest('a')) click.preventDefault();
      },
      { capture: true },
    ),
  );

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
  await page.evaluate(() => window.location.assign('#mainContent'));
  await expect.poll(() => pushed(page, 'page_view')).toHaveLength(3);
  const views = await pushed(page, 'page_view');
  expect(views.map(({ page_path }) => page_path)).toEqual(['/en/', '/en/about/', '/en/']);
  expect(views[1]?.page_title).toBe(titleOf('about'));
  await expect(page).toHaveTitle(String(views[2]?.page_title));
  expect(await pushed(page, 'page_language')).toHaveLength(1);
});

/** The addresses that Google's tag sends after its commands: unless they are set, the page's full ones. */
const counted = (page: Page) =>
  page.evaluate(() => {
    const set = { page_location: window.location.href, page_referrer: document.referrer };
    return (window.dataLayer ?? []).flatMap((entry) => {
      const [command, name, parameters] = Array.from(entry as ArrayLike<unknown>);
      if (command === 'set') Object.assign(set, name);
      return command === 'event' ? [{ name, ...set, ...(parameters as object) }] : [];
    });
  });

test('analytics gets no address with a search or a calculation, and counts neither as a page view', async ({
  page,
  baseURL,
}) => {
  const blog = `${baseURL}/en/blog/`;
  await countVisits(page);
  await page.goto('/en/property-owners/?rent=900#calculator', { referer: `${blog}?q=secret` });
  await ready(page);
  await page.locator('footer a[href="/en/blog/"]').click();
  await expect(page).toHaveURL(blog);
  await page.getByRole('search').getByRole('combobox').fill('rent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/blog/?q=rent');
  await page.locator('footer a[href^=tel]').first().click();
  const events = (await counted(page)).filter(({ name }) => name !== 'scroll_depth');
  const owners = `${baseURL}/en/property-owners/`;
  expect(events.map(({ name, ...at }) => [name, at.page_location, at.page_referrer])).toEqual([
    ['page_view', owners, blog],
    ['page_language', owners, blog],
    ['page_view', blog, blog],
    ['phone_click', blog, blog],
  ]);
});

/** The events that a press on a call to action reports. */
const call = (
  cta_section: string,
  [language, ...words]: Parameters<typeof textOf>,
  cta_type = 'primary',
): Pushed => ({
  event: cta_section === 'home-hero' ? 'home_cta_click' : 'cta_click',
  ...{ cta_section, cta_text: plainText(textOf(language, ...words)), cta_type },
});
const outbound = (link_url = ''): Pushed => ({ event: 'outbound_click', link_url });
const phone: Pushed = { event: 'phone_click' };

/** The clicks on a page, in order, and the events that each reports. */
const clicks: Record<string, [selector: string, reported: Pushed[]][]> = {
  '/en/': [
    ['main [data-cta=primary]', [call('home-hero', ['en', 'home', 'hero.primary'])]],
    [
      'main [data-cta=secondary]',
      [call('home-hero', ['en', 'home', 'hero.secondary'], 'secondary')],
    ],
  ],
  '/en/riga-airbnb-hosts/': [
    [
      'main [data-cta] >> svg',
      [call('hero', ['en', 'network', 'head.join']), outbound(company.profiles?.group)],
    ],
  ],
  '/en/schedule-consultation/': [
    [
      'main [data-cta][href^=tel]',
      [call('ways', ['en', 'consultation', 'ways.call'], 'secondary'), phone],
    ],
  ],
  '/lv/contact/': [
    ['main a[href^=mailto]', [{ event: 'email_click' }]],
    ['main a[href*="maps."]', [outbound(company.address.mapUrl)]],
    ['footer a[href="/lv/about/"]', []],
  ],
};

const clicksOn = async (page: Page) =>
  (await pushed(page)).filter(({ event }) => event.endsWith('_click'));

test.describe('A click', () => {
  test.beforeEach(({ page }) => stayHere(page));

  for (const [path, all] of Object.entries(clicks))
    test(`on ${all.map(([selector]) => selector).join(' and on ')} of ${path} reports once what it is and where it leads`, async ({
      page,
    }) => {
      await page.goto(path);
      await ready(page);
      const expected: Pushed[] = [];
      for (const [selector, reported] of all) {
        await page.locator(selector).first().click();
        expected.push(...reported.map((one) => ({ ...one, page_path: path })));
        expect(await clicksOn(page)).toEqual(expected);
      }
    });

  test('on the call to action in the menu reports the menu as its section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/');
    await page.locator('header [aria-haspopup=dialog]').click();
    await page.getByRole('dialog').locator('[data-cta]').first().click();
    expect(await pushed(page, 'cta_click')).toMatchObject([{ cta_section: 'menu' }]);
  });
});
