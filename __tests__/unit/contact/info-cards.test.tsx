import { InfoCards } from '../../../src/contact/sections';
import { renderIn } from '../render-in';

test.each([
  { guestPhone: undefined, numbers: ['tel:+37120000000'] },
  { guestPhone: '+371 2111 1111', numbers: ['tel:+37120000000', 'tel:+37121111111'] },
])('the contact page links the phone numbers that there are: $numbers', (one) => {
  const { guestPhone, numbers } = one;
  renderIn('lv', <InfoCards {...{ guestPhone, phone: '+371 2000 0000', email: 'a@b.example' }} />);
  const links = [...document.querySelectorAll('a[href^="tel:"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(numbers);
});
