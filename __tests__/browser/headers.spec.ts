import { expect, test } from './fixtures';

for (const [path, status] of [
  ['/lv/', 200],
  ['/en/contact/', 200],
  ['/en/no-such-page', 404],
  ['/favicon.svg', 200],
] as const) {
  test(`${path} is answered with the security headers`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^script-src 'self' .*frame-ancestors 'none'/,
      ),
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(response.headers()['x-robots-tag']).toBeUndefined();
  });
}

test.describe('The policy', () => {
  test.use({
    allowedErrors: [/policy: script-src-elem refused inline|Content Security Policy/],
  });
  test('blocks a script that the build did not write into the page', async ({ page }) => {
    await page.goto('/lv/');
    const refused = page.waitForEvent('console', (message) => message.text().startsWith('policy:'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
    });
    await refused;
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
});
