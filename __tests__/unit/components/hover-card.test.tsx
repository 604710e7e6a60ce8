import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { HoverCard } from '../../../src/components/hover-card';
import { renderIn } from '../render-in';

/** jsdom gives a pointer event no type. */
const point = (kind: 'pointerOver' | 'pointerOut', word: HTMLElement, pointerType = 'mouse') =>
  fireEvent(word, Object.assign(createEvent[kind](word), { pointerType }));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The word, and whether its card is open: jsdom has no popovers. */
function show() {
  renderIn('en', <HoverCard card="About Anna">Anna</HoverCard>);
  let open = false;
  Object.assign(HTMLElement.prototype, { popover: null });
  Object.assign(screen.getByText('About Anna'), {
    matches: () => open,
    showPopover: () => (open = true),
    hidePopover: () => (open = false),
  });
  return { word: screen.getByText('Anna'), isOpen: () => open };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('A card opens after 700 ms under the pointer, and closes 300 ms after it has left', () => {
  const { word, isOpen } = show();
  const openAfter = (ms: number) => {
    pass(ms);
    return isOpen();
  };
  point('pointerOver', word);
  expect([openAfter(699), openAfter(1)]).toEqual([false, true]);
  point('pointerOut', word);
  expect([openAfter(299), openAfter(1)]).toEqual([true, false]);
});

test.each([
  ['is touched', 'touch', () => undefined],
  ['is pressed meanwhile', 'mouse', (word: HTMLElement) => fireEvent.click(word)],
])('A card does not open by itself where the word %s', (_, pointerType, then) => {
  const { word, isOpen } = show();
  point('pointerOver', word, pointerType);
  then(word);
  pass(2000);
  expect(isOpen()).toBe(false);
});
