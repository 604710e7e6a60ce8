import type { Page } from '@playwright/test';
import { documentTitle } from '../../src/site/routes';
import { company, textOf } from '../support/words';
import { countVisits } from './analytics-site';
import { expect, test } from './fixtures';

type Pushed = { event: string } & Record<string, unknown>;

const views = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as Pushed[]).filter(({ event }) => event === 'page_view'),
  );

/** The addresses that Google's tag sends after its commands: unless they are set, the page's full ones. */
const counted = (page: Page) =>
  page.evaluate(() => {
    const set = { page_location: window.location.href, page_referrer: document.referrer };
    return (window.dataLayer ?? []).flatMap((entry) => {
      const [command, name, parameters] = Array.from(entry as ArrayLike<unknown>);
      if (command === 'set') Object.assign(set, name);
      const { page_location, page_referrer } = { ...set, ...(parameters as object) };
      return command === 'event' ? [[name, page_location, page_referrer]] : [];
    });
  });

test('each page is counted with its own title, and analytics gets no address with a search or a calculation', async ({
  page,
  baseURL,
}) => {
  const owners = `${baseURL}/en/property-owners/`;
  const blog = `${baseURL}/en/blog/`;
  const titleOf = (id: 'owners' | 'blog') =>
    documentTitle(textOf('en', id, 'meta.title'), company.name);
  await countVisits(page);
  await page.goto(`${owners}?rent=900#calculator`, { referer: `${blog}?q=secret` });
  await expect.poll(() => views(page)).toHaveLength(1);
  await page.locator('footer a[href="/en/blog/"]').click();
  await expect(page).toHaveTitle(titleOf('blog'));
  await page.getByRole('search').getByRole('combobox').fill('rent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/blog/?q=rent');
  await page.locator('footer a[href^=tel]').first().click();
  for (const back of ['/en/blog/', '/en/property-owners/?rent=900#calculator']) {
    await page.goBack();
    await expect(page).toHaveURL(back);
  }
  await expect.poll(() => views(page)).toHaveLength(3);
  const titles = (['owners', 'blog', 'owners'] as const).map(titleOf);
  expect((await views(page)).map(({ page_title }) => page_title)).toEqual(titles);
  expect((await counted(page)).filter(([name]) => name !== 'scroll_depth')).toEqual([
    ['page_view', owners, blog],
    ['page_language', owners, blog],
    ['page_view', blog, blog],
    ['phone_click', blog, blog],
    ['page_view', owners, blog],
  ]);
});
