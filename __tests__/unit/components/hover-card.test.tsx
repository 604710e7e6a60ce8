import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { HoverCard, HoverCardLink } from '../../../src/components/hover-card';
import { renderIn } from '../render-in';

/** jsdom gives a pointer event no type. */
const point = (kind: 'pointerOver' | 'pointerOut', element: HTMLElement, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(createEvent[kind](element), { pointerType }));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The word, its card, and whether it is open: jsdom has no popovers. */
function show() {
  renderIn(
    'en',
    <>
      <HoverCardLink id="anna">Anna</HoverCardLink>
      <HoverCard id="anna">About Anna</HoverCard>
    </>,
  );
  let open = false;
  Object.assign(HTMLElement.prototype, { popover: null });
  const card = screen.getByText('About Anna');
  Object.assign(card, {
    matches: () => open,
    showPopover: () => (open = true),
    hidePopover: () => (open = false),
  });
  return { word: screen.getByText('Anna'), card, isOpen: () => open };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('A card opens after 700 ms under the pointer, and closes 300 ms after it has left', () => {
  const { word, card, isOpen } = show();
  const openAfter = (ms: number) => {
    pass(ms);
    return isOpen();
  };
  point('pointerOver', word);
  expect([openAfter(699), openAfter(1)]).toEqual([false, true]);
  point('pointerOut', word);
  point('pointerOver', card);
  expect(openAfter(2000)).toBe(true);
  point('pointerOut', card);
  expect([openAfter(299), openAfter(1)]).toEqual([true, false]);
});

test.each([
  ['is touched', 'touch', () => undefined],
  ['is left by a key meanwhile', 'mouse', (word: HTMLElement) => fireEvent.keyDown(word)],
])('A card does not open by itself where the word %s', (_, pointerType, then) => {
  const { word, isOpen } = show();
  point('pointerOver', word, pointerType);
  then(word);
  pass(2000);
  expect(isOpen()).toBe(false);
});

test('a word leads to its card, which describes it', () => {
  const { word } = show();
  expect(word).toHaveAttribute('href', '#anna');
  expect(word).toHaveAccessibleDescription('About Anna');
});
