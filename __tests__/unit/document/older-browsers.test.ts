/** @jest-environment jsdom */
import { olderBrowsers } from '../../../src/document/older-browsers';

const showModal = jest.fn();
const button = () => document.querySelector('button');

/** Runs the script as a browser that knows scroll-driven animation, or one that does not. */
function run(knows: { animation: boolean; command: boolean }): void {
  Object.assign(window, { CSS: { supports: () => knows.animation } });
  const buttons = HTMLButtonElement.prototype;
  if (knows.command) Object.defineProperty(buttons, 'command', { value: '', configurable: true });
  else Reflect.deleteProperty(buttons, 'command');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a script of the document, run as a browser runs it
  new Function(olderBrowsers)();
}

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  document.body.innerHTML =
    '<button command="show-modal" commandfor=":R1:"><svg></svg></button><dialog id=":R1:"></dialog>';
  HTMLDialogElement.prototype.showModal = showModal.mockReset();
});

// First, since the listeners of a document cannot be taken away.
test('a browser that opens dialogs and animates by itself is left alone', () => {
  run({ animation: true, command: true });
  scrollTo(0);
  button()?.click();
  expect(showModal).not.toHaveBeenCalled();
  expect(document.documentElement.hasAttribute('data-at-top')).toBe(false);
});

test('in others a press on the menu’s button opens its dialog, also on the icon', () => {
  run({ animation: true, command: false });
  document.body.click();
  expect(showModal).not.toHaveBeenCalled();
  button()
    ?.querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(showModal.mock.contexts).toEqual([document.querySelector('dialog')]);
});

test('in others the document says whether it is at its very top', () => {
  run({ animation: false, command: true });
  for (const [y, top] of [
    [10, true],
    [11, false],
    [0, true],
  ] as const) {
    scrollTo(y);
    expect(document.documentElement.hasAttribute('data-at-top')).toBe(top);
  }
});
