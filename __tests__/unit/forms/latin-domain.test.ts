import { inLatinLetters } from '../../../src/forms/latin-domain';

test.each([
  ['ilze@māja.lv', 'ilze@xn--mja-1oa.lv'],
  [' info@пример.рф ', 'info@xn--e1afmkfd.xn--p1ai'],
  ['ilze@example.com', 'ilze@example.com'],
  ['ilze@mā ja.lv', 'ilze@mā ja.lv'],
  ['māja', 'māja'],
])('the address %j is taken as %j', (typed, taken) => {
  expect(inLatinLetters(typed)).toBe(taken);
});
