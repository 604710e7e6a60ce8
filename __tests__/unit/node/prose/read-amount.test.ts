import { readAmount } from '../../../../src/node/prose/read-chart';
import type { Language } from '../../../../src/site/languages';

const amounts: [language: Language, text: string, from: number, to: number, unit: string][] = [
  ['lv', '13\u00a0000\u00a0€', 13000, 13000, '€'],
  ['lv', '−5320 €', -5320, -5320, '€'],
  ['lv', '60\u2060–\u2060100\u00a0€', 60, 100, '€'],
  ['lv', '72\u00a0%', 72, 72, '%'],
  ['lv', '+24,9 %', 24.9, 24.9, '%'],
  ['lv', '9–13 h', 9, 13, 'h'],
  ['en', '€13,000', 13000, 13000, '€'],
  ['en', '−€1,117', -1117, -1117, '€'],
  ['en', '€25,000–35,000', 25000, 35000, '€'],
  ['en', '4.91', 4.91, 4.91, ''],
  ['en', '20,000+', 20000, 20000, ''],
  ['en', '€0.89', 0.89, 0.89, '€'],
];

describe('A number in a table', () => {
  test.each(amounts)('in %s is read with its unit: %s', (language, text, from, to, unit) => {
    expect(readAmount(text, language)).toEqual({ from, to, unit });
  });

  test.each([
    ['en', 'none'],
    ['en', ''],
    ['en', '–'],
    ['en', '2,5'],
    ['lv', '2.5'],
    ['lv', '€17,095'],
    ['lv', '5–17,095 €'],
    ['en', '1 or 2'],
  ] as const)('in %s is not read out of "%s"', (language, text) => {
    expect(readAmount(text, language)).toBeUndefined();
  });
});
