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
});
