import { expect, becomeHydrated, test } from '../fixtures';
import { expectToast, formCases, openForm, send, submitOf } from '../form-cases';
import { pathTo } from '../../../src/site/routes';
import { answerService, openBeforeScripts } from '../delayed-service';
import { pageStates } from '../page-states';
import { drawnAnew, kinds, shown, translate } from './cases';

test.use({ reducedMotion: 'reduce', allowedErrors: [/status of (404|500)/] });

test('on a translated page a form says what is wrong, fails and delivers', async ({ page }) => {
  const { property: form } = formCases;
  await answerService(page);
  const element = await openForm(page, form, 'lv');
  await page.evaluate(translate);
  await send(element, { ...form.filled, email: 'ilze@example' });
  await expect(element.locator('[aria-invalid=true]')).toBeFocused();
  await page.evaluate(translate);
  await send(element, form.filled);
  await expectToast(element, 'success', form.words.lv.sent);
  await page.evaluate(translate);
  await element.locator('[data-confirmation] button').click();
  await expect(submitOf(element)).toHaveText(form.words.lv.action);
});

/** Those whose scripts write the most texts; the mechanism is one (external-dom-changes.test.ts). */
const rewritten = ['the list of articles', 'the page for owners', 'the contact page'];

for (const [what, { path, before, states }] of Object.entries(pageStates).filter(([name]) =>
  rewritten.includes(name),
))
  test(`a translated page shows each state of ${what}`, async ({ page }) => {
    await before?.(page);
    await page.goto(path);
    for (const open of Object.values(states)) {
      await page.evaluate(translate);
      await expect(await open(page)).toBeVisible();
    }
    await expect(page.locator('[data-failed]')).toHaveCount(0);
  });

/** The changes that a visitor can make in a calculator. */
const changes = ['1250', '[value=self]', '3100', '[value=empty]', '950', '[value=tenant]', '1000'];

/** Announcements after a pause come sooner or later; a translator does not move them. */
function hideAnnouncements(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[role=status], [aria-live] { display: none }');
  document.adoptedStyleSheets = [sheet];
}

test('the amounts of a translated page are those of the untranslated page', async ({ page }) => {
  const open = async () => {
    await page.goto(pathTo('lv', 'owners'));
    await page.evaluate(hideAnnouncements);
  };
  const make = (change: string) =>
    change.startsWith('[')
      ? page.locator(`label:has(${change})`).first().click()
      : page.locator('main input[inputmode=decimal]').first().fill(change);
  const results: string[][] = [];
  await open();
  // The bars and the months load at the first change.
  const late = page.waitForResponse(/\/sum-steps-\w+\.js$/);
  await make('1249');
  await late;
  for (const part of ['[data-ours]', 'g[data-chosen]'])
    await expect(page.locator(`main ${part}`).first()).toBeVisible();
  let last = await shown(page);
  for (const change of changes) {
    await make(change);
    await expect.poll(() => shown(page), change).not.toEqual(last);
    last = await shown(page);
    results.push(last);
  }
  await page.evaluate(() => sessionStorage.clear());
  await open();
  for (const [step, change] of changes.entries()) {
    await page.evaluate(translate);
    await make(change);
    await expect.poll(() => shown(page), change).toEqual(results[step]);
  }
});

test.describe('Translated before its scripts have come', () => {
  test.use({ awaitHydration: false, allowedErrors: drawnAnew });

  // Some of the pages, among them those with most scripts, and an article.
  for (const path of [...kinds.filter((_, index) => index % 4 === 0), ...kinds.slice(-1)])
    test(`${path} is shown`, async ({ page }) => {
      const release = await openBeforeScripts(page, path);
      await page.evaluate(translate);
      release();
      await becomeHydrated(page);
      await expect(page.locator('[data-failed]')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
});
