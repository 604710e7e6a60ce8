import { titleWords } from '../../../../src/node/share/title-words';

test.each([
  ['a number and its unit', 'Līdz 30 % vairāk', 'lv', ['Līdz', '30\u00a0%', 'vairāk']],
  ['a dash and what it follows', 'Īre – peļņa', 'lv', ['Īre\u00a0–', 'peļņa']],
  ['a word and its hyphen', 'Long-term let', 'en', ['Long-term', 'let']],
  [
    'signs that only steer a browser',
    'Īs\u00adtermiņa 9\u2011to\u20115',
    'lv',
    ['Īstermiņa', '9-to-5'],
  ],
] as const)('%s stay together in a title', (_, title, language, words) => {
  expect(titleWords(title, language)).toEqual(words);
});

test('a sharing picture does not show the sign ✎', () => {
  expect(titleWords('✎ Virsraksts', 'lv')).toEqual(['Virsraksts']);
});
