import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Inquiry, InquiryType } from '../../src/forms/inquiries';
import { INTERVAL_MS, type Message } from '../../src/mail/mail-service';
import { profiles } from '../../src/site/languages';
import { expect, test } from './fixtures';
import { expectFilled, expectToast, fill, formCases, openForm, send, submitOf } from './form-cases';
import { holdBack, SEND } from './delayed-service';

// These tests run one after the other, because the mail service takes one message a second.
test.describe.configure({ mode: 'default' });

const MAILBOX = '.mail/tests';

function messagesFrom(email: string): Message[] {
  return readdirSync(MAILBOX)
    .map((name) => JSON.parse(readFileSync(`${MAILBOX}/${name}`, 'utf8')) as { message: Message })
    .map(({ message }) => message)
    .filter((message) => message.email === email);
}

test.beforeAll(() => {
  rmSync(MAILBOX, { recursive: true, force: true });
  mkdirSync(MAILBOX, { recursive: true });
});

for (const [index, [key, form]] of Object.entries(formCases).entries()) {
  const type = key as InquiryType;
  const language = index % 2 === 0 ? 'lv' : 'en';
  test(`the ${type} form delivers what the specification says, once after a double click (${language})`, async ({
    page,
  }) => {
    const words = form.words[language];
    const email = `${type}@example.com`;
    const filled: Inquiry = { ...form.filled, email };
    const release = await holdBack(page, SEND);
    const element = await openForm(page, form, language);
    await fill(element, filled);
    await submitOf(element).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(submitOf(element)).toBeDisabled();
    await expect(submitOf(element)).toHaveText(words.sending);
    release();
    await expectToast(element, 'success', words.sent);
    await expect(submitOf(element)).toHaveText(words.action);
    await expect(submitOf(element)).toBeEnabled();
    await expectFilled(element, Object.fromEntries(Object.keys(filled).map((key) => [key, ''])));
    const confirmation = element.locator('[data-confirmation]');
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toHaveRole('group');
    await expect(confirmation).toHaveAccessibleName(words.sent[0]);

    // Unit tests cover the names of lines and fields.
    const [message, ...others] = messagesFrom(email);
    expect(others).toEqual([]);
    const announced = element.locator('[aria-live]').filter({ hasText: words.sent[0] });
    await expect(announced).toHaveCount(1);
    await expect(announced).toContainText(String(message?.reference));
    expect(message).toMatchObject({
      ...filled,
      form_type: type,
      formatted_data: expect.stringContaining(`Language: ${profiles[language].name}\n`),
    });

    const events = await page.evaluate(() => window.dataLayer as { event: string }[]);
    const ours = events.filter(({ event }) => event.startsWith('form_'));
    expect(ours.map(({ event }) => event)).toEqual(['form_submit', 'form_submit_success']);
    expect(ours[1]).toMatchObject({ form_id: form.id, page_path: new URL(page.url()).pathname });
    expect(JSON.stringify(events)).not.toContain('example.com');
  });
}

test('an inquiry arrives even if its sender leaves in the first two seconds', async ({ page }) => {
  const email = 'in-a-hurry@example.com';
  await page.clock.install();
  const form = await openForm(page, formCases.quick, 'en');
  // The page's clock is stopped, so the form keeps waiting for its two seconds.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  }).toPass();
  await send(form, { email });
  await expect(submitOf(form)).toBeDisabled();
  expect(messagesFrom(email)).toHaveLength(0);
  // A page that is left cannot ask a busy service again, so the last test's message must be over.
  await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  // Before its clock goes on, since the message would otherwise be sent, and the draft forgotten, first.
  await page.goto('/lv/property-owners/', { waitUntil: 'commit' });
  await page.clock.resume();
  await expectFilled(form, { email });
  await expect.poll(() => messagesFrom(email).length).toBe(1);
});
