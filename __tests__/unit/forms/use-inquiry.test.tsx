/** @jest-environment-options {"url": "https://site.example/lv/contact/"} */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/contact/sections';
import { setDelivery } from '../../../src/forms/deliveries';
import { MESSAGE_MAX_LENGTH } from '../../../src/forms/form-tables';
import { saveDraft, type Inquiry } from '../../../src/forms/inquiries';
import { localDestination, type MailConfig } from '../../../src/mail/mail-service';
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

test('a form explains under each field what is wrong, keeps its text, and moves the focus to the first wrong field', async () => {
  const long = 'ā'.repeat(MESSAGE_MAX_LENGTH + 1);
  await sendFrom('lv', 'service', { name: '   ', email: 'ilze@example', message: long });
  const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
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

test('the fields are a group with the name of the form, and nothing is announced as being sent before validation', () => {
  const button = openForm('en', 'service');
  const fields = screen.getByRole('group', { name: textOf('en', 'contact', 'form.title') });
  fireEvent.click(button);
  expect(fields).toBeDisabled();
  const announced = [...document.querySelectorAll('[aria-live]')];
  expect(announced.map(({ textContent }) => textContent).join('')).toBe('');
});
