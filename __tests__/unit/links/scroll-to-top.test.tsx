import { fireEvent, render, screen } from '@testing-library/react';
import { scrollToTop, handleSamePageClick } from '../../../src/links/scroll-to-top';

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.history.replaceState(null, '', '/en/blog/?q=guests');
});

/** Whether the browser still follows the link after a click. */
function click(href: string, init?: MouseEventInit, keepsQuery = false): boolean {
  render(
    <a href={href} onClick={(event) => handleSamePageClick(event, keepsQuery)} children="A" />,
  );
  return fireEvent.click(screen.getByRole('link'), init);
}

test('a click on a link to the shown address scrolls up, without a new entry in the history', () => {
  expect(click('/en/blog/?q=guests')).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('a click on a link to the shown page with another query scrolls up and follows the link', () => {
  expect(click('/en/blog/')).toBe(true);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test('a link to the shown page leaves the sum that the page has written into its address', () => {
  expect(click('/en/blog/', {}, true)).toBe(false);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['with Ctrl, which opens a tab', '/en/blog/?q=guests', { ctrlKey: true }],
  ['with ⌘, which opens a tab', '/en/blog/?q=guests', { metaKey: true }],
  ['with Shift, which opens a window', '/en/blog/?q=guests', { shiftKey: true }],
  ['with Alt, which downloads', '/en/blog/?q=guests', { altKey: true }],
  ['on a link to another page', '/en/about/', {}],
])('a click %s is left to the browser', (_, href, init) => {
  expect(click(href, init)).toBe(true);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test.each([
  { case: 'a new page', from: '/en/', action: 'PUSH', hash: '', scrolls: true, gatsby: false },
  { case: 'the same page', from: '/lv/', action: 'PUSH', hash: '', scrolls: false, gatsby: false },
  { case: 'Back', from: '/en/', action: 'POP', hash: '', scrolls: false, gatsby: true },
  { case: 'a hash', from: '/en/', action: 'PUSH', hash: '#a', scrolls: false, gatsby: true },
  // The browser itself has scrolled.
  { case: 'a new document', from: null, action: 'POP', hash: '#a', scrolls: false, gatsby: false },
])('after a navigation to $case', ({ from, action, hash, scrolls, gatsby }) => {
  const location = { pathname: '/lv/', hash, action };
  const previous = from ? { location: { pathname: from, hash: '' } } : undefined;
  expect(scrollToTop({ location }, previous)).toBe(gatsby);
  expect(window.scrollTo).toHaveBeenCalledTimes(Number(scrolls));
});

test('with reduced motion a page does not scroll smoothly', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  click('/en/blog/?q=guests');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
