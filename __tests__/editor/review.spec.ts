import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { portOf } from '../../scripts/port-of.mjs';
import { complaints, expect, field, open, test } from './editor-server';
import { PREVIEW, standInForGitHub } from './github-stand-in';

test('online, a change becomes a branch and a pull request, whose preview the editor links to', async ({
  page,
}) => {
  const { server: api, git, pulls } = standInForGitHub();
  await once(api.listen(0, 'localhost'), 'listening');
  const address = `http://localhost:${portOf(api)}`;
  const env = {
    ...process.env,
    EDITOR_REPO: 'o/n',
    EDITOR_API: address,
    SITE_URL: 'https://site.example',
  };
  execFileSync('node', ['scripts/build-editor.mjs'], { env });
  const files = sirv('tools/editor/public', { dev: true });
  const headers = [
    ...readFileSync('tools/editor/public/_headers', 'utf8').matchAll(/^ {2}([\w-]+): (.*)$/gm),
  ];
  const site = createServer((request, response) => {
    for (const [, name = '', value = ''] of headers) response.setHeader(name, value);
    files(request, response);
  });
  await once(site.listen(0, 'localhost'), 'listening');
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { components: [] } }),
  );
  // Signing in is a window of the host's own, for which there is no stand-in.
  await page.addInitScript(() =>
    localStorage.setItem(
      'decap-cms-user',
      JSON.stringify({ backendName: 'github', token: 'token', login: 'editor' }),
    ),
  );

  await page.goto(`http://localhost:${portOf(site)}/#/collections/words/entries/blog`);
  const groups = page.locator('[id^="head-field-"]');
  await expect(groups).toHaveCount(2);
  await open(groups.first());
  await field(groups.first(), 'title').fill('Raksti saimniekiem');
  await page.getByRole('button', { name: 'Saglabāt', exact: true }).click();
  await expect.poll(() => pulls.length).toBe(1);
  await expect(page.getByRole('link', { name: 'Priekšskatījums' })).toHaveAttribute(
    'href',
    new RegExp(`^${PREVIEW}`),
  );
  expect(git('diff', '--numstat', 'main', pulls[0]?.head ?? '')).toBe(
    '1\t1\tcontent/locales/lv/blog.json',
  );
  expect(complaints(page)).toEqual([]);

  api.close();
  site.close();
});
