import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../src/contact/contact-form';
import { renderIn, shownText } from '../render-in';

const mail = { mode: 'off', origin: '', account: {} } as const;
const company = { phone: '+371 2000 0000', email: 'info@amberkey.example' };

test('the form of a preview says that it sends nothing, before and after a visitor tries', async () => {
  const user = userEvent.setup();
  renderIn('lv', <ContactForm mail={mail} company={company} />);
  const words = (key: string) => shownText('lv', 'forms', key);
  const note = words('off');
  expect(screen.getByText(note)).toBeInTheDocument();
  for (const [field, text] of [
    ['name', 'Ilze'],
    ['email', 'ilze@example.com'],
    ['message', 'Labdien!'],
  ] as const) {
    await user.click(screen.getByLabelText(words(`${field}.label`)));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: shownText('lv', 'contact', 'form.action') }));
  await screen.findByText(words('failure.kept'), { exact: false }, { timeout: 4_000 });
  expect(screen.getAllByText(note, { exact: false })).toHaveLength(2);
  expect(screen.getByLabelText(words('name.label'))).toHaveValue('Ilze');
});
