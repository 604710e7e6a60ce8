import type { Page } from '@playwright/test';
import { textOf } from '../support/words';
import { expect } from './fixtures';

const t = (key: string, values = {}) => textOf('lv', 'blog', key, values);
const counted = (count: number) => t('filter.count', { count });

/** The listed articles of the fixture. */
export const LISTED = 5;

/** The words of the list of articles, and a sample search among the fixture's. */
export const listWords = {
  // In the title of post 5 and in the excerpt of post 1; folding finds it without ļ.
  ...{ typed: 'skaitļ', folded: 'skaitl' },
  found: counted(2),
  clear: t('search.clear'),
  clearAll: t('filter.clear'),
  showAll: t('empty.all'),
  empty: t('empty.text'),
  every: counted(LISTED),
  none: counted(0),
};

export const field = (page: Page) => page.getByRole('combobox');
export const options = (page: Page) => page.getByRole('option');
export const cards = (page: Page) => page.locator('section article');
export const status = (page: Page) => page.getByRole('status').first();

export const categoryLink = (page: Page, category = 'guest-experience') =>
  page
    .locator('nav[aria-labelledby=categories]')
    .getByRole('link', { name: textOf('lv', 'common', `categories.${category}`) });

export async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(options(page).last()).toBeVisible();
}
