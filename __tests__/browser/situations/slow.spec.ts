import { pathTo, anchors } from '../../../src/site/routes';
import { becomeHydrated, expect, test } from '../fixtures';
import { expectFilled, expectToast, formCases, openForm, send, submitOf } from '../form-cases';
import { answerService, holdBack, openBeforeScripts } from '../delayed-service';
import { kinds } from './cases';

test.use({ awaitHydration: false });

test('a visitor who has scrolled stays there when the scripts run', async ({ page }) => {
  for (const path of kinds.filter((_, index) => index % 6 === 0)) {
    const release = await openBeforeScripts(page, `${path}#mainContent`);
    await page.waitForLoadState();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const seen = await page.evaluateHandle(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body,
    );
    const top = () => seen.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    release();
    await becomeHydrated(page);
    expect(Math.abs((await top()) - before), path).toBeLessThan(100);
  }
});

test('a draft is in the fields of a form before the scripts run, and a press is replayed when they do', async ({
  page,
}) => {
  const { property: form } = formCases;
  await page.addInitScript(
    ({ id, filled }) => sessionStorage.setItem(`draft:${id}`, JSON.stringify(filled)),
    { id: form.id, filled: form.filled },
  );
  const service = await answerService(page);
  const release = await openBeforeScripts(page, pathTo('lv', form.page));
  const element = page.locator(`#${form.id}`);
  await expectFilled(element, form.filled);
  const email = element.locator('[name=email]');
  for (const key of ['End', 'x', 'Enter']) await email.press(key);
  await expect(submitOf(element)).toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expectToast(element, 'success', form.words.lv.sent);
  const sent = { ...form.filled, email: `${form.filled.email}x` };
  expect(service.sent).toEqual([expect.objectContaining(sent)]);
  // The sum follows the form's bedrooms, and is in the address.
  await expect.poll(() => new URL(page.url()).search).toBe('?bedrooms=3');
});

test('typed letters stay in the field where the visitor began, whatever the hash names', async ({
  page,
}) => {
  const path = `${pathTo('lv', 'owners')}#${anchors.formAddress}`;
  const release = await openBeforeScripts(page, path);
  const message = page.locator('#property-form [name=message]');
  // The browser itself focuses this one first.
  await expect(page.locator(`#${anchors.formAddress}`)).toBeFocused();
  await message.evaluate((field) => field.closest('details')?.setAttribute('open', ''));
  await message.focus();
  await page.keyboard.type('Labdien! ');
  release();
  await becomeHydrated(page);
  await page.keyboard.type('Dzīvoklis centrā.');
  await expect(message).toHaveValue('Labdien! Dzīvoklis centrā.');
});

test('a space that was typed last before the scripts ran is still there when typing goes on', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, pathTo('lv', 'contact'));
  const name = page.locator('#contact-form [name=name]');
  await name.pressSequentially('Anna ');
  release();
  await becomeHydrated(page);
  await page.keyboard.type('Ozola');
  await expect(name).toHaveValue('Anna Ozola');
});

/** Buttons that need the scripts, and what each brings; one of them stands in a fold. */
const presses = [
  { path: pathTo('lv', 'contact'), button: 'main [aria-describedby]:has(svg)', brings: 'iframe' },
  {
    path: pathTo('lv', 'open-file'),
    fold: '[data-sheet] > summary',
    button: '[data-sheet] button',
    brings: '[data-printed]',
  },
];

for (const { path, fold, button, brings } of presses)
  test(`a press on ${button} of ${path} before the scripts run is shown, and replayed when they do`, async ({
    page,
  }) => {
    await page.addInitScript('window.print = () => undefined');
    await page.route('https://maps.example.com/**', (route) => route.fulfill({ body: '' }));
    const release = await openBeforeScripts(page, path);
    if (fold) await page.locator(fold).first().click();
    const pressed = page.locator(button).first();
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator(brings).first()).toBeVisible();
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  });

test('on a slow connection a page shows that it is loading', async ({ page }) => {
  await page.goto('/lv/about/');
  await becomeHydrated(page);
  const release = await holdBack(page, '**/page-data/lv/services/*');
  await page.locator('footer a[href="/lv/services/"]').click();
  await expect(page.locator('html[data-loading]')).toHaveCount(1);
  release();
  await expect(page).toHaveURL('/lv/services/');
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
});

test.describe('Where a file is missing', () => {
  test.use({ awaitHydration: true, allowedErrors: [/ERR_FAILED/] });

  test('a form requests its missing chunk once, however many letters are typed, and still sends', async ({
    page,
  }) => {
    const { contact } = formCases;
    const service = await answerService(page);
    const form = await openForm(page, contact, 'lv');
    let asked = 0;
    await page.route('**/*.js', async (route) => {
      asked += 1;
      await route.abort();
    });
    await form.locator('[name=message]').pressSequentially('Labdien, Ilze!');
    await send(form, contact.filled);
    const announced = form.locator('[aria-live]').filter({ hasText: contact.words.lv.sent[0] });
    await expect(announced).toHaveCount(1);
    expect(service.sent).toHaveLength(1);
    expect(asked).toBe(1);
  });
});
