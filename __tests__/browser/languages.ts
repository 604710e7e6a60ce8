import type { Page } from '@playwright/test';
import type { Language as AnyLanguage } from '../../src/site/languages';

/** The languages in which the specification gives words, the default first. */
export const languages = ['lv', 'en'] as const satisfies readonly AnyLanguage[];

export type Language = (typeof languages)[number];

export const languageButton = (page: Page) => page.locator('header [popovertarget]');
