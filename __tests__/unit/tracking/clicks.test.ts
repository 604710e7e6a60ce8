/** @jest-environment jsdom */
import { watchClicks } from '../../../src/tracking/clicks';

const PAGE = `
<header><a href="/en/contact/" data-cta="link">Contact<span> (opens the form)</span></a></header>
<main>
  <section data-section="home-hero"><button data-cta="primary"> Get\u00a0a
    forecast </button></section>
  <section data-section="fees"><a href="/en/services/" data-cta="secondary">Services</a></section>
  <p><a href="tel:+37126123457">Call</a> <a href="mailto:a@b.lv">Write</a>
  <a href="https://other.example/a?b=1">Elsewhere</a> <a href="/en/blog/">Blog</a></p>
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
const call = { cta_type: 'link', page_path };

test.each([
  {
    name: 'Contact',
    event: { ...call, event: 'cta_click', cta_section: 'header', cta_text: 'Contact' },
  },
  {
    name: 'forecast',
    event: {
      event: 'home_cta_click',
      cta_type: 'primary',
      cta_section: 'home-hero',
      cta_text: 'Get a forecast',
      page_path,
    },
  },
  {
    name: 'Services',
    event: {
      event: 'cta_click',
      cta_type: 'secondary',
      cta_section: 'fees',
      cta_text: 'Services',
      page_path,
    },
  },
  { name: 'Call', event: { event: 'phone_click', page_path } },
  { name: 'Write', event: { event: 'email_click', page_path } },
  {
    name: 'Elsewhere',
    event: { event: 'outbound_click', link_url: 'https://other.example/a?b=1', page_path },
  },
])('a click on $name is reported', ({ name, event }) => {
  const target = [...document.querySelectorAll('a, button')].find((one) =>
    one.textContent.includes(name),
  );
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(window.dataLayer).toEqual([event]);
});

test('a link to another page of the site is no event, and neither is a click with the right button', () => {
  document
    .querySelector('[href="/en/blog/"]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document
    .querySelector('[href^=tel]')
    ?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(window.dataLayer).toBeUndefined();
  document
    .querySelector('[href^=https]')
    ?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(window.dataLayer).toHaveLength(1);
});
