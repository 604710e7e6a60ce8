/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://site.example/en/property-owners/?rent=900#calculator", "referrer": "https://site.example/en/blog/?q=secret"}
 */
import { initGtag, setPageLocation } from '../../../src/analytics/tag';
import { track } from '../../../src/analytics/track';

/** The commands that the tag was given, as arrays. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag;
});

test('the tag sends no page view by itself', () => {
  initGtag('https://tags.example/js?id=G-1');
  expect(commands()).toContainEqual(['config', 'G-1', { send_page_view: false }]);
});

test('a script without an account gets no configuration', () => {
  initGtag('/analytics.js');
  expect(commands().map(([name]) => name)).toEqual(['consent', 'set', 'set']);
});

test('an event is pushed to the data layer, and sent to the tag if there is one', () => {
  track({ event: 'phone_click', page_path: '/en/' });
  expect(window.dataLayer).toEqual([{ event: 'phone_click', page_path: '/en/' }]);
  window.gtag = jest.fn();
  track({ event: 'phone_click', page_path: '/en/' });
  expect(window.gtag).toHaveBeenCalledWith('event', 'phone_click', { page_path: '/en/' });
});

test('the tag is told no address with a search or a calculation', () => {
  initGtag('https://tags.example/js?id=G-1');
  setPageLocation();
  const told = commands().flatMap(([name, values]) => (name === 'set' ? [values] : []));
  expect(Object.assign({}, ...told)).toMatchObject({
    page_location: 'https://site.example/en/property-owners/',
    page_referrer: 'https://site.example/en/blog/',
  });
});
