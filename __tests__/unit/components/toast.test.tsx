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

test('a success closes after ten seconds, a failure stays', () => {
  const closes = { success: show('success'), failure: show('failure') };
  pass(9999);
  expect(closes.success).not.toHaveBeenCalled();
  pass(1);
  expect(closes.success).toHaveBeenCalledTimes(1);
  expect(closes.failure).not.toHaveBeenCalled();
});

test('a press on its button closes a failure', () => {
  const close = show('failure');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(close).toHaveBeenCalledTimes(1);
});
