import type { Page } from '@playwright/test';
import { textOf } from '../support/words';
import { expect } from './fixtures';
import type { Language } from './languages';

/** Searches for the fixture's articles: what is typed, how many it finds, and which one first. */
const searches = {
  // In the title of post 5 and in the excerpt of post 1; folding finds it without ļ.
  lv: {
    ...{ typed: 'skaitļ', folded: 'skaitl', matches: 2, suggestions: 1 },
    first: 'riga-rental-market-analysis',
  },
  en: {
    ...{ typed: 'short-term', folded: 'SHORT-TERM', matches: 4, suggestions: 4 },
    first: 'short-term-vs-long-term-rental-riga',
  },
} as const;

function wordsOf(language: Language) {
  const t = (key: string) => textOf(language, 'blog', key);
  const counted = (count: number) => textOf(language, 'blog', 'filter.count', { count });
  return {
    ...searches[language],
    all: t('search.all'),
    clear: t('search.clear'),
    clearAll: t('filter.clear'),
    showAll: t('empty.all'),
    empty: t('empty.text'),
    found: counted(searches[language].matches),
    every: counted(4),
    one: counted(1),
    none: counted(0),
  };
}

/** The words of the list of articles, and sample searches for it. */
export const listWords = { lv: wordsOf('lv'), en: wordsOf('en') };

export const field = (page: Page) => page.getByRole('combobox');
export const options = (page: Page) => page.getByRole('option');
export const cards = (page: Page) => page.locator('section article');
export const status = (page: Page) => page.getByRole('status');

export const categoryLink = (page: Page, language: Language, category = 'guest-experience') =>
  page
    .locator('nav[aria-labelledby=categories]')
    .getByRole('link', { name: textOf(language, 'common', `categories.${category}`) });

/** Opens the page and waits until its scripts run, which keep the chosen category in the address. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('nav[aria-labelledby=categories] a[href*="#"]')).toHaveCount(0);
}

export async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(options(page).last()).toBeVisible();
}
