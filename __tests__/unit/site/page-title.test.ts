import { documentTitle } from '../../../src/site/page-title';

test.each([
  ['Amberkey', 'Short-term rental management in Riga | Amberkey'],
  [
    'Dzintara Atslēgas Nekustamie Īpašumi',
    'Short-term rental management in Riga | Dzintara Atslēgas Nekustamie Īpašumi',
  ],
  ['The Dzintara Atslēga Property Company SIA', 'Short-term rental management in Riga'],
])('a title names %s where search results have room for it', (name, title) => {
  expect(documentTitle('Short-term rental management in Riga', name)).toBe(title);
});
