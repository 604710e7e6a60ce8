/** @jest-environment jsdom */
import { rememberLanguage } from '../../../src/shell/remember-language';

describe('The language of the path', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.lang = 'lv';
  });
  afterEach(() => jest.restoreAllMocks());

  test('is only logged when it differs from the document’s', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    rememberLanguage('/en/');
    expect(log).toHaveBeenCalledTimes(1);
    expect(document.documentElement.lang).toBe('lv');
  });
});
