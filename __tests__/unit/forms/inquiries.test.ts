import { cleanEmail, cleanValues, formFields, inquiryTypes } from '../../../src/forms/inquiries';

test.each([
  ['ilze@māja.lv', 'ilze@xn--mja-1oa.lv'],
  [' info@пример.рф ', 'info@xn--e1afmkfd.xn--p1ai'],
  ['ilze@example.com', 'ilze@example.com'],
  ['ilze@mā ja.lv', 'ilze@mā ja.lv'],
  ['māja', 'māja'],
  ['\u00a0ilze@example.com\u00a0', 'ilze@example.com'],
  ['\u200bilze@example.com', 'ilze@example.com'],
  ['\ufeffilze@exam\u200dple.com', 'ilze@example.com'],
  ['\u202ailze@example.com\u202c', 'ilze@example.com'],
  ['\u2068ilze@example.com\u2069', 'ilze@example.com'],
  ['mailto:ilze@example.com?subject=Labdien', 'ilze@example.com'],
  ['Ilze Kalniņa <ilze@example.com>;', 'ilze@example.com'],
  ['<mailto:ilze@example.com>', 'ilze@example.com'],
  ['ilze@example.com; ', 'ilze@example.com'],
  ['ilze@example.com,', 'ilze@example.com'],
  ['ilze@example.com. ', 'ilze@example.com'],
])('the address %j becomes %j', (typed, taken) => {
  expect(cleanEmail(typed)).toBe(taken);
});

const DIRTY = '\u202a +371\u00a020\u2011000 \u200b\u202c';

describe.each(inquiryTypes)('In the %s form', (type) => {
  test.each(formFields(type))(
    'the field %s keeps nothing that nobody sees',
    (name, { control }) => {
      const isLong = control.kind === 'textarea' || control.kind === 'attachment';
      expect(cleanValues(type, { [name]: DIRTY })).toEqual({
        [name]: isLong ? DIRTY : '+371 20-000',
      });
    },
  );
});
