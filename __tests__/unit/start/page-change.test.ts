/** @jest-environment jsdom */
import {
  announcePage,
  reloadNewBuild,
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

test('a page of a new build is loaded anew, the first one is not', () => {
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const arrive = (webpackCompilationHash: string) =>
    reloadNewBuild({ pageResources: { page: { webpackCompilationHash } } } as never);
  // The test's browser cannot load a page again, and says so.
  for (const [build, reloads] of [
    ['a', 0],
    ['a', 0],
    ['b', 1],
  ] as const) {
    arrive(build);
    expect(error).toHaveBeenCalledTimes(reloads);
  }
  error.mockRestore();
  Object.assign(process.env, { NODE_ENV: environment });
});
