import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/contact/contact-form';
import { renderIn } from '../render-in';

const mail = { mode: 'off', origin: '', account: {} } as const;
const company = { phone: '+371 2000 0000', email: 'info@amberkey.example' };

test('the form of a preview says that it sends nothing, before and after a visitor tries', async () => {
  const user = userEvent.setup();
  renderIn('lv', <ContactForm mail={mail} company={company} />);
  const note = /^Šī ir vietnes priekšskatījuma versija: no tās nekas netiek nosūtīts/;
  expect(screen.getByText(note)).toBeInTheDocument();
  for (const [label, text] of [
    ['Vārds', 'Ilze'],
    ['E-pasts', 'ilze@example.com'],
    ['Ziņa', 'Labdien!'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Nosūtīt ziņu' }));
  await screen.findByText(/Jūsu teksts ir saglabāts/, undefined, { timeout: 4_000 });
  expect(screen.getAllByText(note)).toHaveLength(2);
  expect(screen.getByLabelText('Vārds')).toHaveValue('Ilze');
});
