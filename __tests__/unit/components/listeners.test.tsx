import { StrictMode } from 'react';
import { FaqItem } from '../../../src/components/faq-list';
import { MobileMenu } from '../../../src/layout/mobile-menu';
import { renderIn } from '../render-in';

/** The listeners of the window that were added and not removed. */
function countListeners(): () => number {
  const open = new Map<unknown, number>();
  const count = (listener: unknown, step: number) =>
    open.set(listener, (open.get(listener) ?? 0) + step);
  jest.spyOn(window, 'addEventListener').mockImplementation((_, listener) => count(listener, 1));
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((_, listener) => count(listener, -1));
  return () => [...open.values()].reduce((sum, listeners) => sum + listeners, 0);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  { name: 'a question', element: <FaqItem id="a" question="A?" children="B" /> },
  { name: 'the menu', element: <MobileMenu companyName="A" phone="1" /> },
])('$name listens to the window once, and not after it has gone', ({ element }) => {
  const listeners = countListeners();
  const { unmount } = renderIn('en', <StrictMode>{element}</StrictMode>);
  expect(listeners()).toBe(1);
  unmount();
  expect(listeners()).toBe(0);
});
