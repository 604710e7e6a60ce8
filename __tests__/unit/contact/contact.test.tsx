import { fireEvent, screen } from '@testing-library/react';
import { ContactMap, mapPlace } from '../../../src/contact/map';
import { ContactQuestions, InfoCards } from '../../../src/contact/sections';
import { textOf, wordsIn } from '../../support/words';
import { stubObserver } from '../observer';
import { renderIn, shownText } from '../render-in';
import ContactPage from '../../../src/templates/contact';
import { showPage } from '../show-page';
import { keysMissing, keysShown, linksByKey } from '../texts-by-key';

const inside = { latitude: 56.95, longitude: 24.11 };
const outside = { latitude: 57.5, longitude: 25.2 };
const mapEmbedUrl = 'https://map.example/embed';

test.each([
  { name: 'the drawn one, and the offer of another', ...inside, mapEmbedUrl, drawn: 1, offers: 1 },
  { name: 'the drawn one', ...inside, mapEmbedUrl: null, drawn: 1, offers: 0 },
  { name: 'the offer of one', ...outside, mapEmbedUrl, drawn: 0, offers: 1 },
  { name: 'none', ...outside, mapEmbedUrl: null, drawn: 0, offers: 0 },
])(
  'a company has a map where there is one for its place, the real one once a visitor asks for it: $name',
  ({ drawn, offers, ...props }) => {
    stubObserver();
    renderIn('en', <ContactMap {...props} />);
    expect(document.querySelectorAll('[data-picture]')).toHaveLength(drawn);
    const show = shownText('en', 'contact', 'map.show');
    const buttons = screen.queryAllByRole('button', { name: show });
    expect(buttons).toHaveLength(offers);
    for (const button of buttons)
      expect(button).toHaveAccessibleDescription(textOf('en', 'contact', 'map.note'));
    expect(document.querySelector('iframe')).toBeNull();
    const { left, top } = getComputedStyle(
      document.querySelector('[data-picture] + svg') ?? document.body,
    );
    const place = [left, top].map((side) => parseFloat(side).toFixed(1));
    expect(place).toEqual(drawn ? ['48.3', '52.5'] : ['NaN', 'NaN']);
    for (const button of buttons) fireEvent.click(button);
    const frame = document.querySelector('iframe');
    expect(frame?.src).toBe(offers > 0 ? mapEmbedUrl : undefined);
    expect(frame?.title).toBe(frame ? textOf('en', 'contact', 'map.frame') : undefined);
    const sent = frame?.getAttribute('referrerpolicy');
    expect(sent).toBe(frame ? 'strict-origin-when-cross-origin' : undefined);
    expect(document.activeElement).toBe(frame ?? document.body);
    expect(screen.queryByRole('button', { name: show })).toBeNull();
  },
);

test.each([
  ['the north-west corner', 56.9605, 24.0815, { left: 0, top: 0 }],
  ['the south-east corner', 56.9405, 24.1405, { left: 100, top: 100 }],
])('%s of the drawing', (_, latitude, longitude, place) => {
  const { left, top } = mapPlace(latitude, longitude) ?? {};
  expect(left).toBeCloseTo(place.left);
  expect(top).toBeCloseTo(place.top);
});

test('a place outside the drawing, to its north or its east, gets no pin', () => {
  expect([mapPlace(56.97, 24.1), mapPlace(56.95, 24.2)]).toEqual([undefined, undefined]);
});

test.each([
  { further: {}, numbers: ['tel:+37120000000'] },
  {
    further: { guestPhone: '+371 2111 1111', secondPhone: '+371 2222 2222' },
    numbers: ['tel:+37120000000', 'tel:+37122222222', 'tel:+37121111111'],
  },
])('the contact page links the phone numbers that there are: $numbers', (example) => {
  const { further, numbers } = example;
  renderIn('lv', <InfoCards {...{ ...further, phone: '+371 2000 0000', email: 'a@b.example' }} />);
  const links = [...document.querySelectorAll('a[href^="tel:"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(numbers);
});

test('of the company’s details those are shown that it has', () => {
  const words = wordsIn('en');
  const contact = words.contact as { details: object };
  const details = { ...contact.details, vat: { term: 'VAT', value: '' } };
  renderIn('en', <ContactQuestions />, {
    words: { ...words, contact: { ...contact, details } },
  });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(
    ['name', 'registration', 'office'].map((id) => textOf('en', 'contact', `details.${id}.term`)),
  );
});

test('the contact page has each of its texts, asks for a phone number too, and translates no name', () => {
  showPage(ContactPage);
  expect(keysMissing('contact', /^map\.frame|^form\.sen/)).toEqual([]);
  expect(linksByKey()).toMatchObject({
    'contact:info.email.value': 'mailto:hello@sample.example',
    'contact:info.office.value': 'https://maps.example.com/sample',
  });
  const names = keysShown('main [translate=no]').filter((key) => key.startsWith('contact:'));
  expect(names).toEqual([
    ...['info.phone.value', 'info.email.value', 'info.office.value', 'details.name.value'].map(
      (key) => `contact:${key}`,
    ),
    'contact:details.office.value',
  ]);
  const fields = [...document.querySelectorAll('form [name]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(fields).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'message']));
});
