import { expect, test } from '../fixtures';
import { kinds } from './cases';

test.use({ reducedMotion: 'reduce' });

test('a browser that darkens pages by itself leaves the buttons of every kind of page readable', async ({
  page,
}) => {
  test.slow();
  const client = await page.context().newCDPSession(page);
  for (const path of kinds) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const button = page.locator('[data-cta=primary], [type=submit]').filter({ visible: true });
    if ((await button.count()) === 0) continue;
    const before = await button.first().screenshot({ animations: 'disabled' });
    await client.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    const darkened = await button.first().screenshot({ animations: 'disabled' });
    expect(darkened.equals(before), path).toBe(true);
    await client.send('Emulation.setAutoDarkModeOverride', {});
  }
});
