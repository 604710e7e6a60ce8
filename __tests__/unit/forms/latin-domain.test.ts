import { withAsciiDomain } from '../../../src/forms/ascii-domain';

test.each([
  ['ilze@māja.lv', 'ilze@xn--mja-1oa.lv'],
  [' info@пример.рф ', 'info@xn--e1afmkfd.xn--p1ai'],
  ['ilze@example.com', 'ilze@example.com'],
  ['ilze@mā ja.lv', 'ilze@mā ja.lv'],
  ['māja', 'māja'],
])('the address %j becomes %j', (typed, taken) => {
  expect(withAsciiDomain(typed)).toBe(taken);
});
