import { fireEvent, screen } from '@testing-library/react';
import { Picture } from '../../../src/components/picture';
import type { Language } from '../../../src/site/languages';
import { observed, stubObserver, tellObservers } from '../observer';
import { imageData, renderIn, shownText } from '../render-in';

beforeEach(stubObserver);

const image = imageData('house');
const shown = () => screen.getByAltText('A house');
const show = (props: Partial<Parameters<typeof Picture>[0]> = {}, language: Language = 'en') =>
  renderIn(language, <Picture image={image} alt="A house" {...props} />);
const addresses = () =>
  [...document.querySelectorAll('source, img')].flatMap((element) =>
    ['src', 'srcset'].map((name) => element.getAttribute(name)).filter(Boolean),
  );

test('a picture starts to load 200 px before it comes into view', () => {
  show();
  expect(observed()).toEqual([expect.objectContaining({ rootMargin: '200px' })]);
  expect(addresses()).toEqual([]);
  tellObservers(false);
  expect(addresses()).toEqual([]);
  tellObservers(true);
  expect(addresses()).toEqual(['/house.webp 800w', '/house.jpg', '/house.jpg 800w']);
});

test('a picture loads where the browser has no IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  show();
  expect(shown()).toHaveAttribute('src', '/house.jpg');
});

// The scripts wait for a picture with `fetchpriority`; a lazy one loads only where styles show it.
test.each([
  { priority: true, fetchpriority: 'high', loading: 'eager' },
  { priority: 'where-shown', fetchpriority: null, loading: 'lazy' },
] as const)('with priority $priority a picture is in the HTML', ({ priority, ...attributes }) => {
  show({ priority });
  for (const [name, value] of Object.entries({ ...attributes, src: '/house.jpg' }))
    expect(shown().getAttribute(name)).toBe(value);
});

test('a picture shows its placeholder until it has loaded', () => {
  const { container } = show({ priority: true });
  const frame = container.querySelector('[data-picture]');
  expect(frame).toHaveAttribute('data-picture', 'waiting');
  fireEvent.load(shown());
  expect(frame).toHaveAttribute('data-picture', 'loaded');
});

test.each([
  { language: 'lv', fallback: undefined, address: '/fallback.svg' },
  { language: 'en', fallback: imageData('default'), address: '/default.jpg' },
] as const)('a picture is replaced on an error by $address, then by a message', (example) => {
  const { language, fallback, address } = example;
  show({ fallback, priority: true }, language);
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', address);
  fireEvent.error(shown());
  expect(screen.queryByAltText('A house')).not.toBeInTheDocument();
  expect(screen.getByText(shownText(language, 'common', 'picture.unavailable'))).toBeVisible();
});
