import { plainText, telUrl } from '../../../src/site/text';

test.each([
  ['85\u2060–\u206095\u00a0%', '85–95 %'],
  ['13\u202f000\u00a0€\u200e\u2007', '13 000 € '],
  ['īs\u00adter\u200bmiņa', 'īstermiņa'],
  ['long-\u2060term, short\u2011term', 'long-term, short-term'],
  ['\ufeffJau gatavs: „Rīga” – 3,5 %', 'Jau gatavs: „Rīga” – 3,5 %'],
])('plain text of %j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('a phone number is dialled without its spaces', () => {
  expect(telUrl('+371 2000 0000')).toBe('tel:+37120000000');
});
