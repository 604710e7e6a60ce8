import { pathTo } from '../../src/site/paths';
import { storedEntries } from '../../src/site/storage';
import { countVisits } from './analytics-site';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

test('a visit leaves nothing in the browser that the privacy policy does not list', async ({
  page,
}) => {
  await countVisits(page);
  await page.goto(pathTo('lv', 'home'));
  await page.getByRole('button', { name: textOf('lv', 'common', 'consent.refuse') }).click();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto(pathTo('en', 'home'));
  await page.locator('header nav a[href="/en/contact/"]').first().click();
  const name = page.locator('#contact-form [name=name]');
  await name.fill('Ilze');
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(stored).toContain('draft:contact-form');
  const keys = await stored();
  const unlisted = keys.filter((key) => !storedEntries.some((entry) => key.startsWith(entry)));
  expect(unlisted).toEqual([]);
  expect(keys).toEqual(expect.arrayContaining(['language', 'consent']));
});
