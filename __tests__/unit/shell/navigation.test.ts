/** @jest-environment jsdom */
import { rememberLanguage } from '../../../src/shell/remember-language';
import { scrollToTop } from '../../../src/links/scroll-to-top';

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

describe('On every route change', () => {
  const scrollTo = jest.fn();
  const prefersLessMotion = (matches: boolean) =>
    Object.assign(window, { scrollTo, matchMedia: () => ({ matches }) });
  beforeEach(() => scrollTo.mockClear());
  const previous = { location: { pathname: '/lv/about/', hash: '' } };
  const pushed = { location: { pathname: '/lv/', hash: '', action: 'PUSH' } };

  test('the page scrolls smoothly to the top', () => {
    prefersLessMotion(false);
    expect(scrollToTop(pushed, previous)).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  test('the page jumps to the top at once with reduced motion', () => {
    prefersLessMotion(true);
    scrollToTop(pushed, previous);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('a page keeps its position when only the query changes', () => {
    const location = { pathname: '/lv/blog/', hash: '', action: 'PUSH' };
    expect(scrollToTop({ location }, { location })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('a hash is left to Gatsby, which knows the position', () => {
    prefersLessMotion(false);
    const location = { pathname: '/lv/', hash: '#faq', action: 'PUSH' };
    expect(scrollToTop({ location }, previous)).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('in a new document, where the browser itself has scrolled, nothing moves', () => {
    expect(scrollToTop({ location: { pathname: '/lv/', hash: '#faq' } })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
