import { InfoCards } from '../../../src/contact/info-cards';
import { renderIn } from '../render-in';

const phones = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

test.each([
  [undefined, ['tel:+37120000000']],
  ['+371 2111 1111', ['tel:+37120000000', 'tel:+37121111111']],
])('with the guests’ phone %s the numbers are %j', (guestPhone, expected) => {
  const props = { phone: '+371 2000 0000', email: 'info@sample.example', guestPhone };
  renderIn('lv', <InfoCards {...props} />);
  expect(phones()).toEqual(expected);
});
