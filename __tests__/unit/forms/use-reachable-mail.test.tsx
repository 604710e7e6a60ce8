/** @jest-environment-options {"url": "https://site.example/lv/contact/"} */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/contact/contact-form';
import { noteDelivery } from '../../../src/forms/deliveries';
import { saveDraft } from '../../../src/forms/draft';
import { mailSetup } from '../../../src/mail/service';
import { languages } from '../../../src/site/languages';
import { textOf } from '../../support/words';
import { renderIn, shownText } from '../render-in';

const company = { phone: '+371 2000 0000', email: 'info@amberkey.example' };
const inquiry = { name: 'Ilze', email: 'ilze@example.com', message: 'Labdien!' };

beforeEach(() => {
  saveDraft('contact', {});
  noteDelivery('contact', undefined);
});

test.each(languages)(
  'a build for one machine that is put online says in %s that it sends nothing, and sends nothing',
  async (language) => {
    const ask = jest.fn();
    globalThis.fetch = ask;
    const mail = { mode: 'local', ...mailSetup.local } as const;
    const { container } = renderIn(language, <ContactForm mail={mail} company={company} />);
    const off = shownText(language, 'forms', 'off');
    expect(screen.getByText(off)).toBeVisible();
    for (const [name, value] of Object.entries(inquiry))
      await userEvent.type(container.querySelector(`[name=${name}]`) ?? container, value);
    await userEvent.click(
      screen.getByRole('button', { name: textOf(language, 'contact', 'form.action') }),
    );
    const said = () => expect(screen.getByRole('alert')).toHaveTextContent(off);
    await waitFor(said, { timeout: 4_000 });
    expect(ask).not.toHaveBeenCalled();
  },
);
