/** @jest-environment jsdom */
import {
  announcePage,
  rememberFollowed,
  rememberLanguage,
  showLoading,
} from '../../../src/start/page-change';

test('the language of the path is stored, and logged when the document has another', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.documentElement.lang = 'lv';
  rememberLanguage('/en/');
  expect(localStorage.getItem('language')).toBe('en');
  expect(log).toHaveBeenCalledTimes(1);
  expect(document.documentElement.lang).toBe('lv');
});

test('a screen reader announces the heading of a new page, but not when only the query changes', () => {
  document.body.innerHTML = '<h1>Articles</h1>';
  const announced = () => document.querySelector('[aria-live], #announcer')?.textContent;
  const arriveAt = (heading: string) => {
    document.querySelector('h1')?.replaceChildren(heading);
    announcePage();
    return announced();
  };
  expect(arriveAt('Articles')).toBe('');
  expect(arriveAt('Articles')).toBe('');
  expect(arriveAt('Services')).toBe('Services');
  expect(arriveAt('Articles')).toBe('Articles');
});

test.each([
  ['has not come after five seconds', true, '#followed'],
  ['has come', false, ''],
])('a page that %s is opened as a document: %s', (_, loads, hash) => {
  jest.useFakeTimers();
  window.location.hash = '';
  document.body.innerHTML = '<a href="#followed">A page</a>';
  const target = document.querySelector('a') as Element;
  rememberFollowed({ target, defaultPrevented: true } as unknown as MouseEvent);
  showLoading(true);
  if (!loads) showLoading(false);
  jest.advanceTimersByTime(5_000);
  expect(window.location.hash).toBe(hash);
  jest.useRealTimers();
});
