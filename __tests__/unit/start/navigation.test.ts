/** @jest-environment jsdom */
import { rememberLanguage } from '../../../src/start/page-change';

test('the language of the path is stored, and logged when the document has another', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.documentElement.lang = 'lv';
  rememberLanguage('/en/');
  expect(localStorage.getItem('language')).toBe('en');
  expect(log).toHaveBeenCalledTimes(1);
  expect(document.documentElement.lang).toBe('lv');
});
