import type { Page } from '@playwright/test';
import { beforeTax } from '../support/sums';
import { textOf } from '../support/words';
import { cards, categoryLink, LISTED } from './article-list';
import { becomeHydrated, expect, test } from './fixtures';
import { openBeforeScripts } from './delayed-service';
import { languageButton } from './languages';

test.use({ awaitHydration: false });

async function reportView(page: Page): Promise<void> {
  const views = () => window.dataLayer?.filter((entry) => Object(entry).event === 'page_view');
  await expect.poll(() => page.evaluate(views)).toHaveLength(1);
}

/**
 * Clicks when the page reports its first view: its frame is hydrated then, and none of its sections is.
 * A click from outside the page would come too late. Unless it is to be followed, no link leads
 * anywhere, since the router draws the page again when the address changes.
 */
function clickAtFirstView({ selector, follow }: { selector: string; follow?: boolean }): void {
  if (!follow) window.addEventListener('click', (event) => event.preventDefault());
  const reported: object[] = (window.dataLayer = []);
  reported.push = (...entries) => {
    if (entries.some((entry) => Object(entry).event === 'page_view'))
      queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.click());
    return Array.prototype.push.apply(reported, entries);
  };
}

test.describe('Before the scripts of a page run', () => {
  const starts: Record<string, (page: Page) => Promise<void>> = {
    'a touch': (page) => page.locator('h1').click(),
    'a key': (page) => page.keyboard.press('Tab'),
    'four seconds': (page) => page.clock.runFor(4_000),
  };
  for (const [start, pass] of Object.entries(starts))
    test(`the browser requests none until the first screen has loaded, or until ${start}`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(request.url());
      });
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      // A picture that never arrives keeps the page from finishing its load.
      await page.route('**/*.{webp,jpg}', () => undefined);
      await page.goto('/en/', { waitUntil: 'domcontentloaded' });
      expect(asked).toEqual([]);
      await pass(page);
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      expect(new Set(asked).size).toBe(asked.length);
    });

  test('a category that is chosen filters the list when the scripts run', async ({ page }) => {
    const release = await openBeforeScripts(page, '/lv/blog/');
    await expect(cards(page)).toHaveCount(LISTED);
    await categoryLink(page, 'riga-market').click();
    await expect(page).toHaveURL('/lv/blog/?category=riga-market');
    release();
    await expect(cards(page)).toHaveCount(1);
    await categoryLink(page, 'riga-market').click();
    await expect(page).toHaveURL('/lv/blog/');
    await expect(cards(page)).toHaveCount(LISTED);
  });

  test('a visitor can set the calculator, and it keeps the values', async ({ page }) => {
    const release = await openBeforeScripts(page, '/en/property-owners/?rent=950&utilities=50');
    const rent = page.locator('#calculator [name=rent]');
    await rent.fill('1000');
    await page.locator('[type=radio][value=remote]').check({ force: true });
    await page.locator('[name=month][value="3"]').check({ force: true });
    release();
    await reportView(page);
    await expect(rent).toHaveValue('1000');
    await expect(page.locator('[name=month][value="3"]')).toBeChecked();
    await expect(page.locator('[type=radio][value=remote]')).toBeChecked();
    await expect(page).toHaveURL(/\?rent=1000&utilities=50&service=remote$/);
    await expect(page.locator('[data-row=tenantPays] td').first()).toHaveText(
      beforeTax('en', { rent: 1000 }, 'longTerm'),
    );
  });

  test('each press of a button counts', async ({ page }) => {
    const release = await openBeforeScripts(page, '/en/property-owners/');
    const price = page.locator('#calculator [name=price]');
    const before = Number(await price.inputValue());
    await page.getByText(textOf('en', 'calculator', 'details')).click();
    const more = page.getByRole('button', { name: textOf('en', 'calculator', 'price.more') });
    await more.click({ clickCount: 3 });
    release();
    await expect(price).toHaveValue(String(before + 3));
  });

  test('a visitor can attach the sum before the forms are hydrated, and their texts stay', async ({
    page,
  }) => {
    await page.addInitScript(clickAtFirstView, {
      selector: '#calculator a[href="#property-form"]',
    });
    const release = await openBeforeScripts(page, '/en/property-owners/');
    const address = page.locator('#property-form [name=propertyAddress]');
    const email = page.locator('#quick-form [name=email]');
    await address.fill('Brīvības iela 1');
    await email.fill('ilze@example.com');
    release();
    await expect(page.locator('[data-attached-sum]')).toBeVisible();
    await expect(address).toHaveValue('Brīvības iela 1');
    await expect(email).toHaveValue('ilze@example.com');
  });

  test('a visitor can type a search and leave the field, and the list then applies it', async ({
    page,
  }) => {
    const release = await openBeforeScripts(page, '/lv/blog/');
    await page.getByRole('combobox').fill('tirg');
    await page.getByRole('combobox').blur();
    release();
    await reportView(page);
    await expect(page).toHaveURL(/\?q=tirg$/);
  });

  test('a visitor can open languages, menu and answers, and they stay open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openBeforeScripts(page, '/lv/contact/');
    const answer = page.locator('details').first();
    await answer.locator('summary').click();
    await page.locator('header [aria-haspopup=dialog]').click();
    release();
    await reportView(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: textOf('lv', 'common', 'header.closeMenu') }).click();
    await expect(answer).toHaveAttribute('open', '');
    await languageButton(page).click();
    await expect(page.getByRole('link', { name: 'English' }).first()).toBeVisible();
  });
});

test.describe('While a page is hydrated', () => {
  // Sections without fields re-render when the address changes.
  test.use({ allowedErrors: [/React error #421/] });

  for (const [path, field] of [
    ['/lv/property-owners/', '#property-form [name=propertyAddress]'],
    ['/lv/blog/', '[role=combobox]'],
  ] as const)
    test(`a visitor can type into ${field} of ${path} and jump to a place on the page, and the text stays`, async ({
      page,
    }) => {
      await page.addInitScript(clickAtFirstView, {
        selector: 'header a[href="#mainContent"]',
        follow: true,
      });
      const release = await openBeforeScripts(page, path);
      await page.locator(field).fill('77');
      release();
      // A jump moves the focus; in the list of articles the typed text is then searched for.
      await expect(page).toHaveURL(/#mainContent$|\?q=77$/);
      await becomeHydrated(page);
      await expect(page.locator(field)).toHaveValue('77');
    });
});
