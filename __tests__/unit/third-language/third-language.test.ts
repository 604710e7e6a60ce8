import { third } from '../../support/third-language';
import { foreignSigns } from '../../../src/node/content/words/refused-signs';
import { typeset } from '../../../src/node/content/words/typeset';
import { formatDate, formatSpan, formatTime } from '../../../src/site/dates';
import { formatFigure, type Figure } from '../../../src/site/figures';
import { inLanguage, languageOf } from '../../../src/site/paths';

const figure = (from: number, unit: Figure['unit'], to = from) =>
  formatFigure({ from, to, unit, orMore: false }, third).replaceAll('\u2060', '');

test.each([
  [figure(15, '%', 25), '15–25%'],
  [figure(13000, '€'), 'EUR\u00a013\u00a0000'],
  [figure(3_000_000, '€'), 'EUR\u00a03\u00a0mln'],
  [formatDate('2025-05-01', third, 'article'), '1 maj, 2025'],
  [formatSpan(1, 4, 2, third), '1-4 luty'],
  [formatTime('09:30', third), '09.30'],
  [typeset('24 h z blim – blam', third), '24\u00a0h z\u00a0blim\u00a0– blam'],
  // The rules of the other languages do not apply.
  [typeset('24 stundas', third), '24 stundas'],
  [languageOf('/cy/blog/'), 'cy'],
  [inLanguage('/cy/blog/?q=1', 'en'), '/en/blog/?q=1'],
])('a third language writes %s', (written, expected) => {
  expect(written).toBe(expected);
});

test('signs that were copied from another language are named', () => {
  const said = foreignSigns('“€{{price}}', third).join('; ').replaceAll('\u00a0', ' ');
  expect(said).toContain('holds €{, which is written in another language; expected EUR 25');
  expect(said).toContain('holds “, which is written in another language; expected »…«');
});
