import { fireEvent, screen } from '@testing-library/react';
import { Picture } from '../../../src/components/picture';
import { observed, stubObserver, tellObservers } from '../observer';
import { imageData, renderIn, shownText } from '../render-in';

beforeEach(stubObserver);

const image = imageData('house');
const fallback = imageData('default');
const shown = () => screen.getByAltText('A house');
const addresses = () =>
  [...document.querySelectorAll('source, img')].flatMap((element) =>
    ['src', 'srcset'].map((name) => element.getAttribute(name)).filter(Boolean),
  );

describe('A picture', () => {
  test('starts to load 200 px before it comes into view', () => {
    renderIn('en', <Picture image={image} alt="A house" />);
    expect(observed()).toEqual([expect.objectContaining({ rootMargin: '200px' })]);
    expect(addresses()).toEqual([]);
    tellObservers(false);
    expect(addresses()).toEqual([]);
    tellObservers(true);
    expect(addresses()).toEqual(['/house.webp 800w', '/house.jpg', '/house.jpg 800w']);
  });

  test('loads where the browser has no IntersectionObserver', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    renderIn('en', <Picture image={image} alt="A house" />);
    expect(shown()).toHaveAttribute('src', '/house.jpg');
  });

  test('loads at once and first with priority', () => {
    renderIn('en', <Picture image={image} alt="A house" priority />);
    expect(shown()).toHaveAttribute('src', '/house.jpg');
    expect(shown()).toHaveAttribute('fetchpriority', 'high');
    expect(shown()).toHaveAttribute('loading', 'eager');
  });

  test('loads at once, but only where styles show it', () => {
    renderIn('en', <Picture image={image} alt="A house" priority="where-shown" />);
    expect(shown()).toHaveAttribute('src', '/house.jpg');
    expect(shown()).toHaveAttribute('loading', 'lazy');
    // The scripts wait for a picture with priority.
    expect(shown()).not.toHaveAttribute('fetchpriority');
  });

  test('shows its placeholder until it has loaded', () => {
    const { container } = renderIn('en', <Picture image={image} alt="A house" priority />);
    const frame = container.querySelector('[data-picture]');
    expect(frame).toHaveAttribute('data-picture', 'waiting');
    fireEvent.load(shown());
    expect(frame).toHaveAttribute('data-picture', 'loaded');
  });

  test.each([
    ['lv', undefined, '/fallback.svg'],
    ['en', fallback, '/default.jpg'],
  ] as const)(
    'switches on an error to its fallback or a general one, and then to a message (%s)',
    (language, own, address) => {
      renderIn(language, <Picture image={image} alt="A house" fallback={own} priority />);
      fireEvent.error(shown());
      expect(shown()).toHaveAttribute('src', address);
      fireEvent.error(shown());
      expect(screen.queryByAltText('A house')).not.toBeInTheDocument();
      expect(screen.getByText(shownText(language, 'common', 'picture.unavailable'))).toBeVisible();
    },
  );
});
