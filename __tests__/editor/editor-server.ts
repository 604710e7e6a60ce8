import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { portOf } from '../../scripts/port-of.mjs';

/** The editor on a copy of the content. */
interface Editor {
  url: string;
  /** The copy. */
  folder: string;
  /** What a file of the copy holds now. */
  read: (file: string) => string;
}

/** What the browser has said against the page, its policy among it. */
const said = new WeakMap<Page, string[]>();
export const complaints = (page: Page) => said.get(page) ?? [];

export const test = base.extend<object, { editor: Editor }>({
  page: async ({ page }, provide) => {
    const messages: string[] = [];
    said.set(page, messages);
    page.on('pageerror', ({ message }) => messages.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });
    await provide(page);
  },
  editor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here that it needs no other fixture.
    async ({}, provide) => {
      const { buildEditor } = await import('../../tools/editor/build.mjs');
      const { serveEditor } = await import('../../tools/editor/serve.mjs');
      const folder = mkdtempSync(join(tmpdir(), 'editor-'));
      cpSync('content', folder, { recursive: true });
      await buildEditor();
      const server: Server = await serveEditor({
        port: 0,
        content: folder,
        site: 'http://localhost:8000',
      });
      await provide({
        url: `http://localhost:${portOf(server)}`,
        folder,
        read: (file) => readFileSync(join(folder, file), 'utf8'),
      });
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The field of a form, in the first language where there are several. */
export const field = (page: Page | Locator, name: string) =>
  page.locator(`[id^="${name}-field-"]`).first();

/** Opens the group that is closed. */
export const open = (group: Locator) => group.getByTestId('expand-button').first().click();

/** Saves as an editor does, and waits until it is done. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saglabāt', exact: true }).click();
  await page.getByText('Saglabāt tagad', { exact: true }).click();
  await expect(page.getByText('Nav saglabāts')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Saglabāts', exact: true })).toBeVisible();
}

/** Opens a form as one opens a bookmark: in a page that is loaded anew. */
async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.reload();
}

/** Gives the fee for managing on site another value, and saves. */
export async function changeFee(page: Page, { url }: Editor, value: string): Promise<void> {
  await enter(page, `${url}/#/collections/company/entries/company`);
  const figures = field(page, 'figures');
  await open(figures);
  await field(field(figures, 'onSiteFee'), 'value').fill(value);
  await save(page);
}

/** Gives the list of articles another heading in both languages, and saves. */
export async function changeHeading(page: Page, { url }: Editor, lv: string, en: string) {
  await enter(page, `${url}/#/collections/words/entries/blog`);
  const groups = page.locator('[id^="head-field-"]');
  await expect(groups).toHaveCount(2);
  await open(groups.first());
  await open(groups.last());
  await field(groups.first(), 'title').fill(lv);
  await field(groups.last(), 'title').fill(en);
  await save(page);
}

export { expect };
