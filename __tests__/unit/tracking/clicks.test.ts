import { clickEvents } from '../../../src/tracking/clicks';

const page = new URL('http://localhost/lv/contact/?q=secret');
const place = { page_path: '/lv/contact/' };

const eventsOf = (html: string) => {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]');
  if (!target) throw new Error('No target');
  return clickEvents(target, page);
};

const action = { ...place, event: 'cta_click', cta_text: 'Go', cta_type: 'primary' };

test.each([
  [
    'a call to action',
    '<main><a data-target data-cta="primary" href="/lv/">Go</a></main>',
    [{ ...action, cta_section: 'main' }],
  ],
  [
    'a part of one, in a section',
    '<main><p data-section="fees"><a data-cta="primary" href="/lv/">Go <b data-target>x</b></a></p></main>',
    [{ ...action, cta_section: 'fees' }],
  ],
  [
    'a button of the home page’s hero',
    '<p data-section="home-hero"><a data-target data-cta="primary" href="/lv/">Go</a></p>',
    [{ ...action, event: 'home_cta_click', cta_section: 'home-hero' }],
  ],
  ['a phone number', '<a data-target href="tel:+371">Go</a>', [{ ...place, event: 'phone_click' }]],
  [
    'an e-mail address',
    '<a data-target href="mailto:a@example.com?body=secret">Go</a>',
    [{ ...place, event: 'email_click' }],
  ],
  [
    'a link to another site',
    '<a data-target href="https://maps.example.com/a">Go</a>',
    [{ ...place, event: 'outbound_click', link_url: 'https://maps.example.com/a' }],
  ],
  ['a link of the site', '<a data-target href="/lv/">Go</a>', []],
  ['a text', '<p data-target>Go</p>', []],
])('a click on %s is reported without anything that a visitor typed', (_, html, events) => {
  expect(eventsOf(html)).toEqual(events);
});

test('a button’s text is reported without special spaces and notes for screen readers', () => {
  const [event] = eventsOf(
    '<a data-target data-cta="primary" href="/">Call\u00a0us 9\u2060–\u206017 <span>(new tab)</span></a>',
  );
  expect(event).toMatchObject({ cta_text: 'Call us 9–17' });
});
