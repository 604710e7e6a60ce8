/** @jest-environment-options {"url": "https://site.example/lv/contact/"} */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/contact/sections';
import { setDelivery } from '../../../src/forms/deliveries';
import { saveDraft } from '../../../src/forms/inquiries';
import { localDestination, type MailConfig } from '../../../src/mail/mail-service';
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

function openForm(language: Language, mode: MailConfig['mode']) {
  saveDraft('contact', inquiry);
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

test('the fields are a group with the name of the form, and nothing is announced as being sent before validation', () => {
  const button = openForm('en', 'service');
  const fields = screen.getByRole('group', { name: textOf('en', 'contact', 'form.title') });
  fireEvent.click(button);
  expect(fields).toBeDisabled();
  const announced = [...document.querySelectorAll('[aria-live]')];
  expect(announced.map(({ textContent }) => textContent).join('')).toBe('');
});
