/** @jest-environment-options {"url": "https://site.example/lv/contact/"} */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { ContactForm } from '../../../src/contact/sections';
import { setDelivery } from '../../../src/forms/deliveries';
import { MESSAGE_MAX_LENGTH } from '../../../src/forms/form-tables';
import { readDraft, saveDraft, type Inquiry } from '../../../src/forms/inquiries';
import { localDestination, replies, type MailConfig } from '../../../src/mail/mail-service';
import { formatNumber } from '../../../src/site/format-figure';
import { languages, type Language } from '../../../src/site/languages';
import { textOf } from '../../support/words';
import { renderIn, shownText } from '../render-in';

const company = { phone: '+371 2000 0000', email: 'info@amberkey.example' };
const inquiry = { name: 'Ilze', email: 'ilze@example.com', message: 'Labdien!' };
const ask = jest.fn();

beforeEach(() => {
  saveDraft('contact', {});
  setDelivery('contact', undefined);
  globalThis.fetch = ask.mockReset();
});

function openForm(language: Language, mode: MailConfig['mode'], typed: Inquiry = inquiry) {
  saveDraft('contact', typed);
  renderIn(language, <ContactForm mail={{ mode, ...localDestination }} company={company} />);
  return screen.getByRole('button', { name: textOf(language, 'contact', 'form.action') });
}

async function sendFrom(...form: Parameters<typeof openForm>) {
  await userEvent.click(openForm(...form));
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

test.each(languages)(
  'a build for one machine that is put online says in %s that it sends nothing, and sends nothing',
  async (language) => {
    await sendFrom(language, 'local');
    const off = shownText(language, 'forms', 'off');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(off));
    expect(screen.getAllByText(off, { exact: false })).toHaveLength(2);
    expect(ask).not.toHaveBeenCalled();
  },
);

test.each([
  { fault: 'an inquiry that is too large', refused: [replies.tooLarge], says: 'tooLarge' },
  { fault: 'a text in the hidden field', refused: [], hidden: 'https://x.example', says: 'later' },
])(
  'after $fault the toast says so and offers an e-mail or a call, the fields stay, and the next try succeeds',
  async ({ refused, hidden = '', says }) => {
    for (const [status] of [...refused, replies.taken])
      ask.mockResolvedValueOnce({ status, text: () => Promise.resolve('') });
    HTMLElement.prototype.scrollIntoView = jest.fn();
    const button = openForm('lv', 'service');
    field('details').value = hidden;
    await userEvent.click(button);
    const toast = screen.getByRole('alert');
    // A form holds an early inquiry back for two seconds.
    const words = shownText('lv', 'forms', `failure.${says}`);
    await waitFor(() => expect(toast).toHaveTextContent(words), { timeout: 5_000 });
    expect(ask).toHaveBeenCalledTimes(refused.length);
    const links = within(toast).getAllByRole<HTMLAnchorElement>('link');
    const addresses = [`mailto:${company.email}`, 'tel:+37120000000'];
    expect(links.map(({ href }) => href.replace(/\?.*/, ''))).toEqual(addresses);
    expect(window.dataLayer).toContainEqual({
      event: 'form_submit_error',
      error_message: 'Failed to send your submission. Please try again later.',
    });
    for (const [name, text] of Object.entries(inquiry)) expect(field(name)).toHaveValue(text);
    await userEvent.click(button);
    await screen.findByRole('heading', { name: shownText('lv', 'contact', 'form.sent.title') });
    expect(ask).toHaveBeenCalledTimes(refused.length + 1);
    for (const name of Object.keys(inquiry)) expect(field(name)).toHaveValue('');
  },
);

test('a form explains under each field what is wrong, keeps its text, and moves the focus to the first wrong field', async () => {
  const long = 'ā'.repeat(MESSAGE_MAX_LENGTH + 1);
  await sendFrom('lv', 'service', { name: '   ', email: 'ilze@example', message: long });
  await waitFor(() => expect(field('name')).toHaveFocus());
  const limit = formatNumber(MESSAGE_MAX_LENGTH, 'lv');
  for (const [name, error] of [
    ['name', 'required'],
    ['email', 'domain'],
    ['message', 'tooLong'],
  ] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(
      textOf('lv', 'forms', `${name}.${error}`, { limit }),
    );
  }
  expect(field('message')).toHaveValue(long);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.type(field('name'), 'Ilze');
  await waitFor(() => expect(field('name')).toBeValid());
  expect(field('email')).toBeInvalid();
});

test('the fields are disabled while an inquiry is sent, and nothing is announced before validation', () => {
  const button = openForm('en', 'service');
  fireEvent.click(button);
  expect(document.querySelector('fieldset')).toBeDisabled();
  const announced = [...document.querySelectorAll('[aria-live]')];
  expect(announced.map(({ textContent }) => textContent).join('')).toBe('');
});

/** A visitor who is faster than the scripts. */
function TypeEarly({ name }: { name: string }) {
  useLayoutEffect(() => void (field('name').value = name), [name]);
  return null;
}

test.each([
  ['what was typed stays', 'Anna', 'Anna'],
  ['the draft is in a field that was left empty', '', 'Ilze'],
])('when the scripts have come late, %s, and both are kept', async (_, early, name) => {
  saveDraft('contact', inquiry);
  const mail = { mode: 'service', ...localDestination } as const;
  renderIn(
    'lv',
    <>
      <ContactForm mail={mail} company={company} />
      <TypeEarly name={early} />
    </>,
  );
  for (const [key, value] of Object.entries({ ...inquiry, name }))
    expect(field(key)).toHaveValue(value);
  await waitFor(() => expect(readDraft('contact')).toMatchObject({ ...inquiry, name }));
});
