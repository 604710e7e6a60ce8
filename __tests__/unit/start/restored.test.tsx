import { render, screen } from '@testing-library/react';
import { closeOverlays } from '../../../src/start/overlays';
import * as early from '../../../src/start/before-hydration';
import { RootBoundary } from '../../../src/start/root-boundary';

const FIELDS =
  '<input name="a"><input name="a"><input type="checkbox" name="b"><details></details><button>Send</button>';

test('what was typed, chosen, opened, pressed and focused before hydration is there again after it', () => {
  document.body.innerHTML = FIELDS;
  const one = (selector: string) => document.querySelector(selector) as HTMLInputElement;
  early.holdEventsForHydration();
  one('[name=a] + [name=a]').value = 'typed';
  one('[name=b]').checked = true;
  one('details').setAttribute('open', '');
  one('button').setAttribute('aria-busy', 'true');
  one('[name=a] + [name=a]').focus();
  // React renders anew what it cannot hydrate.
  document.body.innerHTML = FIELDS;
  early.restorePrerendered();
  expect(one('[name=a]')).toHaveValue('');
  expect(one('[name=a] + [name=a]')).toHaveValue('typed');
  expect(one('[name=a] + [name=a]')).toHaveFocus();
  expect(one('[name=b]')).toBeChecked();
  expect(one('details')).toHaveAttribute('open');
  expect(one('button')).toHaveAttribute('aria-busy', 'true');
  document.body.innerHTML = FIELDS;
  early.forgetPrerendered();
  early.restorePrerendered();
  expect(one('[name=a] + [name=a]')).toHaveValue('');
});

test('while a page hydrates, its elements hear no key; afterwards all', () => {
  document.body.innerHTML = '<p>Text</p><a href="#x">Link</a>';
  const heard = jest.fn();
  const press = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  for (const type of ['click', 'keydown']) document.body.addEventListener(type, heard);
  early.holdEventsForHydration();
  for (const selector of ['p', 'a']) for (const type of ['click', 'keydown']) press(selector, type);
  expect(heard).not.toHaveBeenCalled();
  window.hydrated = true;
  press('p', 'click');
  expect(heard).not.toHaveBeenCalled();
  press('a', 'click');
  press('p', 'keydown');
  expect(heard).toHaveBeenCalledTimes(2);
  early.releaseEvents();
  press('p', 'click');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a press before hydration is made again, as often as it was', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button type="button" aria-busy="true" value="2">Less</button>';
  const pressed = jest.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  early.replayEarlyPresses();
  jest.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  jest.useRealTimers();
});

test('when the app fails, the page of the server stays', () => {
  render(<RootBoundary children={<p>App</p>} />);
  screen.getByText('App');
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="___gatsby"><p>Served</p></div>';
  const Broken = () => {
    throw new Error('broken');
  };
  const container = document.getElementById('___gatsby') as HTMLElement;
  early.holdEventsForHydration();
  render(<RootBoundary children={<Broken />} />, { container });
  screen.getByText('Served');
  log.mockRestore();
});

test('what is open closes when the page behind it changes', () => {
  document.body.innerHTML = '<dialog open></dialog><div popover></div><div popover></div>';
  Object.assign(HTMLElement.prototype, { popover: null });
  const hide = [...document.querySelectorAll('[popover]')].map((list, index) => {
    const hidePopover = jest.fn();
    Object.assign(list, { hidePopover, matches: () => index === 0 });
    return hidePopover;
  });
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  closeOverlays();
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(hide.map((hidden) => hidden.mock.calls.length)).toEqual([1, 0]);
});
