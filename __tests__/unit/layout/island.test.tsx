import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useReducer, useRef, useState } from 'react';
import { usePreHydrationInput } from '../../../src/start/hydration-hooks';
import {
  forgetPrerendered,
  holdEventsForHydration,
  releaseEvents,
} from '../../../src/start/before-hydration';
import { island } from '../../../src/layout/island';
import { renderIn } from '../render-in';

/** A counter with a choice, as a calculator has them. */
function Part({ unit }: { unit: string }) {
  const [count, add] = useReducer((last: number) => last + 1, 0);
  const [typed, setTyped] = useState('');
  const group = useRef<HTMLDivElement>(null);
  usePreHydrationInput(group, setTyped);
  return (
    <div ref={group}>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={add}>
        More
      </button>
      <output>{`${count} ${unit}, ${typed}`}</output>
    </div>
  );
}

const SERVED =
  '<div><input value=""><button type="button">More</button><output>0 nights, </output></div>';

/** A page with the part, of which the server has sent the HTML. */
function openPage({ needed = false, before = false, html = SERVED } = {}) {
  document.body.innerHTML = `<div data-island="sum">${html}</div>`;
  const failed = jest.fn(() => Promise.reject(new Error('offline')));
  const load = jest.fn(() => Promise.resolve(Part));
  const chosen = { load: load as () => Promise<typeof Part> };
  const Island = island<{ unit: string }>(
    () => chosen.load(),
    () => before,
  );
  const show = (unit: string, isNeeded = needed) => (
    <Island name="sum" of={{ unit }} needed={isNeeded} />
  );
  const { rerender } = renderIn('en', show('nights'));
  document.body.firstElementChild?.remove();
  return { load, failed, chosen, rerender, show };
}

const field = () => screen.getByRole('textbox');
const more = () => screen.getByRole('button');
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  holdEventsForHydration();
  releaseEvents();
});

test('the HTML of the server stands until a visitor uses it, and what was typed and pressed first counts', async () => {
  const { load, rerender, show } = openPage();
  const served = field();
  expect(load).not.toHaveBeenCalled();
  fireEvent.input(served, { target: { value: '7' } });
  fireEvent.click(more());
  fireEvent.click(more());
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shown()).toBe('2 nights, 7'));
  expect(field()).toBe(served);
  rerender(show('weeks'));
  fireEvent.click(more());
  await waitFor(() => expect(shown()).toBe('3 weeks, 7'));
});

test('where it does not arrive, the next use asks for it again', async () => {
  const { load, failed, chosen } = openPage();
  chosen.load = failed;
  fireEvent.focusIn(field());
  await act(() => Promise.resolve());
  expect(failed).toHaveBeenCalledTimes(1);
  chosen.load = load;
  fireEvent.click(more());
  await waitFor(() => expect(shown()).toBe('1 nights, '));
});

test.each([
  ['a page needs it', { needed: true }],
  ['another page of the visit has used it', { before: true }],
  ['a button was pressed before', { html: SERVED.replace('<button', '<button aria-busy="true"') }],
])('it loads unused where %s', async (_, page) => {
  expect(openPage(page).load).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
});

test('it loads when the page begins to need it', async () => {
  const { load, rerender, show } = openPage();
  expect(load).not.toHaveBeenCalled();
  rerender(show('nights', true));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => Promise.resolve());
});

test('on a page that a link within the site has opened, it is rendered at once', async () => {
  forgetPrerendered();
  openPage();
  await waitFor(() => expect(shown()).toBe('0 nights, '));
});
