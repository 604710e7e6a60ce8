import type { Page } from '@playwright/test';
import type { Language } from './languages';
import { expect } from './fixtures';

/** The words of the list of articles, and sample searches for it. */
export const listWords = {
  lv: {
    search: 'Meklēt rakstus',
    all: 'Skatīt visus rezultātus',
    clear: 'Notīrīt meklēto',
    clearAll: 'Notīrīt visu',
    showAll: 'Rādīt visus rakstus',
    category: 'Viesu pieredze',
    empty: 'Mēģiniet citu meklēšanas vaicājumu vai kategoriju.',
    // In the title of post 5 and in the excerpt of post 1; folding finds it without ļ.
    typed: 'skaitļ',
    folded: 'skaitl',
    suggestions: 1,
    first: 'riga-rental-market-analysis',
    counts: ['2 raksti', '1 raksts', '0 rakstu'],
    every: '4 raksti',
  },
  en: {
    search: 'Search Articles',
    all: 'View all results',
    clear: 'Clear the search',
    clearAll: 'Clear all',
    showAll: 'Show all articles',
    category: 'Guest Experience',
    empty: 'No posts found matching your search criteria. Try different keywords or categories.',
    typed: 'short-term',
    folded: 'SHORT-TERM',
    suggestions: 4,
    first: 'short-term-vs-long-term-rental-riga',
    counts: ['4 articles', '1 article', '0 articles'],
    every: '4 articles',
  },
} as const;

export const field = (page: Page) => page.getByRole('combobox');
export const options = (page: Page) => page.getByRole('option');
export const cards = (page: Page) => page.locator('section article');
export const status = (page: Page) => page.getByRole('status');

/** The link that chooses a category. */
export const categoryLink = (page: Page, language: Language) =>
  page.getByRole('link', { name: new RegExp(`^${listWords[language].category}`) });

/** Opens the page and waits until its scripts run, which keep the chosen category in the address. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('nav[aria-labelledby=categories] a[href*="#"]')).toHaveCount(0);
}

/** Types a text for which there are suggestions. */
export async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(options(page).last()).toBeVisible();
}
