import { titleWords } from '../../../../src/build/share/title-words';

test.each([
  ['a number and its unit', 'Līdz 30 % vairāk', ['Līdz', '30\u00a0%', 'vairāk']],
  ['a dash and what it follows', 'Īre – peļņa', ['Īre\u00a0–', 'peļņa']],
  ['a word and its hyphen', 'Long-term let', ['Long-term', 'let']],
  ['signs that only steer a browser', 'Īs\u00adtermiņa 9\u2011to\u20115', ['Īstermiņa', '9-to-5']],
])('%s stay together in a title', (_, title, words) => {
  expect(titleWords(title)).toEqual(words);
});

test('a sharing picture does not show the sign ✎', () => {
  expect(titleWords('✎ Virsraksts')).toEqual(['Virsraksts']);
});
