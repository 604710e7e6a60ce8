import {
  formatDate,
  formatDeadline,
  monthName,
  monthNoun,
  shortWeekday,
  weekdayName,
} from '../../../src/site/dates';
import { languages } from '../../../src/site/languages';

test.each([
  ['lv', 'list', '01.05.2025'],
  ['lv', 'article', '01.05.2025'],
  ['lv', 'short', '1. maijs'],
  ['en', 'list', '05.01.2025'],
  ['en', 'article', '1 May 2025'],
  ['en', 'short', '1 May'],
] as const)('a date in %s, style %s, is written %s', (language, style, written) => {
  expect(formatDate('2025-05-01', language, style)).toBe(written);
  expect(formatDate('2025-05-01T00:00:00.000Z', language, style)).toBe(written);
});

test.each([
  ['lv', '2026-11-30', 'pirmdienas, 30. novembra'],
  ['lv', '2027-04-02', 'piektdienas, 2. aprīļa'],
  ['en', '2026-11-30', 'Monday, 30 November'],
  ['en', '2026-12-06', 'Sunday, 6 December'],
] as const)('a term in %s that ends on %s ends by the words %s', (language, iso, written) => {
  expect(formatDeadline(iso, language).replaceAll('\u00a0', ' ')).toBe(written);
});

test.each([
  ['lv', '2026-02', '2026.\u00a0gada\u00a0februāris'],
  ['en', '2026-02', 'February\u00a02026'],
  ['lv', '2025', '2025'],
] as const)('a date in %s names no more than %s contains', (language, iso, written) => {
  expect(formatDate(iso, language, 'article')).toBe(written);
});

test.each([
  ['lv', 1, 'mēnesis'],
  ['lv', 2, 'mēneši'],
  ['lv', 21, 'mēnesis'],
  ['en', 1, 'month'],
  ['en', 2, 'months'],
] as const)('a date in %s has after %i the word %s', (language, months, word) => {
  expect(monthNoun(months, language)).toBe(word);
});

test.each([1, 2, 3, 4, 5, 6, 7])('day and month %i begin in short as in long', (at) => {
  for (const language of languages) {
    const short = formatDate(`2024-0${at}-01`, language, 'short');
    expect(short).toContain(monthName(at, language).slice(0, 3));
    const weekday = shortWeekday(`2024-01-0${at}`, language).toLowerCase();
    expect(weekday).toContain(weekdayName(at, language).slice(0, 3).toLowerCase());
  }
});
