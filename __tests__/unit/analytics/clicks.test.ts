/** @jest-environment jsdom */
import { watchClicks } from '../../../src/analytics/track';

const PAGE = `
<header><a href="/en/contact/" data-cta="link">Contact<span> (opens the form)</span></a></header>
<main>
  <section data-section="home-hero"><button data-cta="primary"> Get\u00a0a
    forecast </button></section>
  <section data-section="fees"><a href="/en/services/" data-cta="secondary">Services</a></section>
  <p><a href="tel:+37126123457">Call</a> <a href="mailto:a@b.lv">Write</a>
  <a href="https://other.example/a?b=1">Elsewhere</a> <a href="/en/blog/">Blog</a></p>
  <a href="https://group.example/" data-cta="primary"><svg></svg>Join</a>
</main>`;

beforeAll(() => {
  window.history.replaceState(null, '', '/en/?q=guests');
  document.addEventListener('click', (click) => click.preventDefault());
  watchClicks();
});

beforeEach(() => {
  document.body.innerHTML = PAGE;
  delete window.dataLayer;
});

const page_path = '/en/';

const click = (selector: string, type = 'click', button = 0) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));

test.each([
  {
    selector: 'header a',
    event: { event: 'cta_click', cta_type: 'link', cta_section: 'header', cta_text: 'Contact' },
  },
  {
    selector: '[data-section=home-hero] button',
    event: {
      ...{ event: 'home_cta_click', cta_type: 'primary', cta_section: 'home-hero' },
      cta_text: 'Get a forecast',
    },
  },
  {
    selector: '[data-section=fees] a',
    event: { event: 'cta_click', cta_type: 'secondary', cta_section: 'fees', cta_text: 'Services' },
  },
  { selector: '[href^=tel]', event: { event: 'phone_click' } },
  { selector: '[href^=mailto]', event: { event: 'email_click' } },
  {
    selector: '[href^=https]',
    event: { event: 'outbound_click', link_url: 'https://other.example/a?b=1' },
  },
])('a click on $selector is reported as $event.event', ({ selector, event }) => {
  click(selector);
  expect(window.dataLayer).toEqual([{ ...event, page_path }]);
});

test('a click on the icon of a call to action that leaves the site is reported as both', () => {
  click('main svg');
  const events = (window.dataLayer ?? []).map((entry) => Object(entry).event as string);
  expect(events).toEqual(['cta_click', 'outbound_click']);
});

test('a link to another page of the site is no event, and neither is a click with the right button', () => {
  click('[href="/en/blog/"]');
  click('[href^=tel]', 'auxclick', 2);
  expect(window.dataLayer).toBeUndefined();
  click('[href^=https]', 'auxclick', 1);
  expect(window.dataLayer).toHaveLength(1);
});
