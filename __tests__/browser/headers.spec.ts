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
