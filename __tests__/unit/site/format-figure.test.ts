import * as figures from '../../../src/site/format-figure';

/** Writes non-breaking spaces and word joiners as visible signs, so that people can read the tests. */
const readable = (text: string) => text.replaceAll('\u00a0', '_');

const figure = (from: number, to: number, unit: figures.Figure['unit'], orMore = false) =>
  ({ from, to, unit, orMore }) as const;

test.each([
  [figure(30, 30, '%'), '30_%', '30%'],
  [figure(85, 95, '%'), '85–95_%', '85–95%'],
  [figure(13000, 13000, '€'), '13_000_€', '€13,000'],
  [figure(11000, 15000, '€'), '11_000–15_000_€', '€11,000–15,000'],
  [figure(3000, 20000, '€', true), '3000–20_000+_€', '€3,000–20,000+'],
  [figure(1000000, 1000000, '€'), '1_milj._€', '€1_million'],
  [figure(1e6, 3e6, '€', true), '1–3+_milj._€', '€1–3+_million'],
  [figure(1e6, 1.5e6, '€'), '1_000_000–1_500_000_€', '€1,000,000–1,500,000'],
  [figure(12345.5, 12345.5, '€'), '12_345,50_€', '€12,345.50'],
  [figure(9.99, 1500, '€'), '9,99–1500,00_€', '€9.99–1,500.00'],
  [figure(2.2, 2.5, ''), '2,2–2,5', '2.2–2.5'],
  [figure(3200, 3200, '', true), '3200+', '3,200+'],
])('a figure is written in both languages: %j', (value, latvian, english) => {
  expect(readable(figures.formatFigure(value, 'lv'))).toBe(latvian);
  expect(readable(figures.formatFigure(value, 'en'))).toBe(english);
});

test.each<[number, figures.Figure['unit'], string, string]>([
  [30, '%', '30_%', '30%'],
  [15.5, '%', '15,5_%', '15.5%'],
  [-0.4, '%', '−0,4_%', '−0.4%'],
  [0, '€', '0_€', '€0'],
  [950.5, '€', '950,50_€', '€950.50'],
  [-12345, '€', '−12_345_€', '−€12,345'],
  [-950.5, '€', '−950,50_€', '−€950.50'],
  [-1200, '', '−1200', '−1,200'],
])('a minus is before a value and its unit: %d %s', (value, unit, latvian, english) => {
  expect(readable(figures.formatValue(value, unit, 'lv'))).toBe(latvian);
  expect(readable(figures.formatValue(value, unit, 'en'))).toBe(english);
});

test.each([
  [12_986.32, '12_986_€', '€12,986'],
  [-5319.6, '−5320_€', '−€5,320'],
  [0.5, '1_€', '€1'],
  [-0.5, '−1_€', '−€1'],
  [0.4, '0_€', '€0'],
  [-0.4, '0_€', '€0'],
])('whole euros are rounded alike above and below zero: %d', (value, latvian, english) => {
  expect(readable(figures.formatWholeEuros(value, 'lv'))).toBe(latvian);
  expect(figures.formatWholeEuros(value, 'en')).toBe(english);
});

test.each([
  { language: 'lv', locale: 'lv-LV' },
  { language: 'en', locale: 'en-GB' },
] as const)('numbers in $language are written as the standard has them', ({ language, locale }) => {
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  for (const value of [0, 0.5, 4.91, 999, 1000, 9999, 10_000, 34_319.53, 123_456.789, 1_250_000]) {
    // Node's list of languages has Latvian, whose thousands are set apart from 10,000 on.
    const standard = [{}, cents].map((style) => new Intl.NumberFormat(locale, style).format(value));
    const written = [false, true].map((cents) => figures.formatNumber(value, language, cents));
    expect(written).toEqual(standard);
  }
});
