/** @jest-environment jsdom */
import { initGtag, setPageLocation } from '../../../src/tracking/tag';
import { track } from '../../../src/tracking/track';

/** The commands that the tag was given, as arrays. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag;
  window.history.replaceState(null, '', '/en/blog/?q=my+address#results');
  jest
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue('https://search.example/find?q=who+lets+Br%C4%ABv%C4%ABbas+1');
});

test('the tag starts with all consent denied and sends no page view by itself', () => {
  initGtag('https://tags.example/js?id=G-1');
  const [consent] = commands();
  expect(consent?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(new Set(Object.values(consent?.[2] as object))).toEqual(new Set(['denied']));
  expect(commands()).toContainEqual(['config', 'G-1', { send_page_view: false }]);
});

test('search terms of this site and of the referrer never reach the tag', () => {
  initGtag('https://tags.example/js?id=G-1');
  window.history.replaceState(null, '', '/en/property-owners/?rent=900');
  setPageLocation();
  expect(commands().filter(([name]) => name === 'set')).toEqual([
    ['set', { page_referrer: 'https://search.example/find' }],
    ['set', { page_location: 'http://localhost/en/blog/' }],
    ['set', { page_location: 'http://localhost/en/property-owners/' }],
  ]);
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
