import { act, fireEvent, screen } from '@testing-library/react';
import { Toast, type ToastMessage } from '../../../src/components/toast';
import { renderIn } from '../render-in';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(kind: ToastMessage['kind']) {
  const close = jest.fn();
  const message = { kind, title: kind, text: 'Thank you' };
  renderIn('en', <Toast message={message} closeLabel="Dismiss" onClose={close} />);
  return close;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

test('Escape closes an open menu first, and only then the message', () => {
  const menu = document.body.appendChild(document.createElement('dialog'));
  menu.open = true;
  const close = show('success');
  escape();
  expect(close).not.toHaveBeenCalled();
  menu.remove();
  escape();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a success closes after ten seconds without a pointer on it, a failure stays', () => {
  const closes = { success: show('success'), failure: show('failure') };
  fireEvent.pointerEnter(screen.getByText('success'));
  pass(20_000);
  expect(closes.success).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('success'));
  pass(9999);
  expect(closes.success).not.toHaveBeenCalled();
  pass(1);
  expect(closes.success).toHaveBeenCalledTimes(1);
  expect(closes.failure).not.toHaveBeenCalled();
});

test('a new success replaces the previous one', () => {
  const first = show('success');
  const second = show('success');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});
