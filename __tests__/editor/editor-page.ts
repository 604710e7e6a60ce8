import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { listeningPort } from '../../scripts/listening-port';
import { serveEditor } from '../../tools/editor/serve';

/** Files by their paths, as base64. */
export type Files = Record<string, string>;

/** The folder in the browser that the editor uses as its repository in tests. */
const FOLDER = 'sveltia-cms-test';

export const test = base.extend<object, { url: string }>({
  url: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here that it needs no other fixture.
    async ({}, provide) => {
      const place = {
        backend: { name: 'test-repo' },
        review: false,
        site: 'http://localhost:8000',
      };
      const server = await serveEditor(0, place);
      await provide(`http://localhost:${listeningPort(server)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

export function filesOf(folder: string, at = folder): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.replace(folder, at), readFileSync(path).toString('base64')];
    }),
  );
}

export const textOf = (files: Files, path: string) =>
  Buffer.from(files[path] ?? '', 'base64').toString();

export async function enter(page: Page, url: string, files: Files): Promise<void> {
  await page.goto(`${url}/components.mjs`);
  await page.evaluate(
    async ({ files, root }) => {
      const home = await navigator.storage.getDirectory();
      for (const [path, held] of Object.entries(files)) {
        let folder = await home.getDirectoryHandle(root, { create: true });
        const parts = path.split('/');
        for (const part of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
        const writer = await file.createWritable();
        await writer.write(await (await fetch(`data:;base64,${held}`)).blob());
        await writer.close();
      }
    },
    { files, root: FOLDER },
  );
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
}

export async function leftIn(page: Page): Promise<Files> {
  return page.evaluate(async (root) => {
    const left: Record<string, string> = {};
    async function walk(folder: FileSystemDirectoryHandle, path: string) {
      const held = folder as unknown as AsyncIterable<[string, FileSystemHandle]>;
      for await (const [name, handle] of held) {
        if (handle.kind === 'directory')
          await walk(await folder.getDirectoryHandle(name), `${path}${name}/`);
        else {
          const bytes = new Uint8Array(
            await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer(),
          );
          left[path + name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }
      }
    }
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle(root), '');
    return left;
  }, FOLDER);
}

export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  await page.goto(page.url().replace(/#.*/, `#/collections/${collection}/entries/${entry}`));
  await expect(page.locator('[data-field-type]').first()).toBeVisible();
}

/** A field of the open form; the second language stands beside the first. */
export const field = (page: Page, path: string, language = 0): Locator =>
  page.locator(`[data-key-path="${path}"]`).nth(language);

/** Brings an input into sight: it is drawn once the groups around it are open and in sight. */
export async function reach(input: Locator, around: Locator): Promise<void> {
  const closed = around.locator('button[aria-controls^="object-"][aria-expanded="false"]');
  await expect(async () => {
    await around.scrollIntoViewIfNeeded();
    // All at once: one is shown in both languages, and pressing each would close it again.
    while ((await closed.count()) > 0)
      await closed.evaluateAll((buttons: HTMLElement[]) =>
        buttons.forEach((button) => button.click()),
      );
    await expect(input).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Saves, and waits until the list is shown again. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/collections\/\w+$/);
}

export { expect };
