import { rememberLanguage } from '../../../src/layout/remember-language';
import { scrollToTop } from '../../../src/layout/scroll-to-top';

describe('The language of the path', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.lang = 'lv';
  });
  afterEach(() => jest.restoreAllMocks());

  test('is saved under `language` on a change', () => {
    rememberLanguage('/lv/');
    expect(localStorage.getItem('language')).toBeNull();
    document.documentElement.lang = 'en';
    rememberLanguage('/en/about/');
    expect(localStorage.getItem('language')).toBe('en');
    document.documentElement.lang = 'lv';
    rememberLanguage('/lv/about/');
    expect(localStorage.getItem('language')).toBe('lv');
  });

  test('that differs from the document’s is only logged', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    rememberLanguage('/en/');
    expect(log).toHaveBeenCalledTimes(1);
    expect(document.documentElement.lang).toBe('lv');
  });

  test('breaks nothing where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => rememberLanguage('/lv/')).not.toThrow();
  });
});

describe('On every route change', () => {
  const scrollTo = jest.fn();
  const prefersLessMotion = (matches: boolean) =>
    Object.assign(window, { scrollTo, matchMedia: () => ({ matches }) });
  beforeEach(() => scrollTo.mockClear());

  test('the page scrolls smoothly to the top', () => {
    prefersLessMotion(false);
    expect(scrollToTop({ location: { pathname: '/lv/', hash: '', action: 'PUSH' } })).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  test('it goes there at once with reduced motion', () => {
    prefersLessMotion(true);
    scrollToTop({ location: { pathname: '/lv/', hash: '', action: 'PUSH' } });
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('a page of which only the query changes stays where it is', () => {
    const location = { pathname: '/lv/blog/', hash: '', action: 'PUSH' };
    expect(scrollToTop({ location }, { location })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each([
    ['Back', { pathname: '/lv/', hash: '', action: 'POP' }],
    ['a hash', { pathname: '/lv/', hash: '#faq', action: 'PUSH' }],
  ])('%s is left to Gatsby, which knows the place', (_name, location) => {
    prefersLessMotion(false);
    expect(scrollToTop({ location })).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
