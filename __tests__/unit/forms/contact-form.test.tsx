import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/contact/contact-form';
import { renderIn } from '../render-in';

const mail = { mode: 'off', origin: '', userId: '', serviceId: '', templateId: '' } as const;
const company = { phone: '+371 2000 0000', email: 'info@amberkey.example' };

test('a preview says that nothing is sent, before and after one tries', async () => {
  const user = userEvent.setup();
  renderIn('lv', <ContactForm mail={mail} company={company} />);
  const note = /^Šī ir vietnes priekšskatījuma versija: no tās nekas netiek nosūtīts/;
  expect(screen.getByText(note)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Vārds'), 'Ilze');
  await user.type(screen.getByLabelText('E-pasts'), 'ilze@example.com');
  await user.type(screen.getByLabelText('Ziņa'), 'Labdien!');
  await user.click(screen.getByRole('button', { name: 'Nosūtīt ziņu' }));
  await screen.findByText(/Jūsu teksts ir saglabāts/, undefined, { timeout: 4_000 });
  expect(screen.getAllByText(note)).toHaveLength(2);
  expect(screen.getByLabelText('Vārds')).toHaveValue('Ilze');
});
