import { formatDate } from '../../../src/site/dates';

describe('A date', () => {
  test.each([
    ['lv', 'list', '01.05.2025'],
    ['lv', 'article', '01.05.2025'],
    ['en', 'list', '05.01.2025'],
    ['en', 'article', '1 May 2025'],
  ] as const)('in %s, style %s, is written %s', (language, style, written) => {
    expect(formatDate('2025-05-01', language, style)).toBe(written);
    expect(formatDate('2025-05-01T00:00:00.000Z', language, style)).toBe(written);
  });

  test.each([
    ['lv', '2026-02', '2026.\u00a0gada\u00a0februāris'],
    ['en', '2026-02', 'February\u00a02026'],
    ['lv', '2025', '2025'],
    ['en', '2025', '2025'],
  ] as const)('in %s says no more than %s holds', (language, iso, written) => {
    expect(formatDate(iso, language, 'article')).toBe(written);
  });
});
