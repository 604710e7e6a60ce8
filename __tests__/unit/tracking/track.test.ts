import { track } from '../../../src/tracking/track';

afterEach(() => {
  delete window.dataLayer;
  delete window.gtag;
});

const click = { event: 'phone_click', page_path: '/lv/' } as const;

test('an event is pushed to the data layer', () => {
  track(click);
  track(click);
  expect(window.dataLayer).toEqual([click, click]);
});

test('an event goes to the tag function too, if there is one', () => {
  window.gtag = jest.fn();
  track(click);
  expect(window.gtag).toHaveBeenCalledWith('event', 'phone_click', { page_path: '/lv/' });
});
