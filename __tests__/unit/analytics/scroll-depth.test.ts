/** @jest-environment jsdom */
import { watchScroll } from '../../../src/analytics/track';

const scrollTo = (position: number) => {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
const percents = () => (window.dataLayer ?? []).map((entry) => Object(entry).percent as number);

test('each depth of a page is reported once, and only on the way down', async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000 });
  Object.defineProperty(window, 'innerHeight', { value: 1000 });
  window.history.replaceState(null, '', '/en/');
  watchScroll();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  scrollTo(1000);
  expect(percents()).toEqual([25, 50]);
  scrollTo(0);
  scrollTo(1100);
  expect(percents()).toEqual([25, 50]);
  scrollTo(3000);
  expect(percents()).toEqual([25, 50, 75, 90, 100]);
  // The next page first scrolls up to its top.
  window.history.replaceState(null, '', '/en/about/');
  scrollTo(0);
  expect(percents()).toHaveLength(5);
  scrollTo(100);
  const event = { event: 'scroll_depth', percent: 25, page_path: '/en/about/' };
  expect(window.dataLayer?.at(-1)).toEqual(event);
});
