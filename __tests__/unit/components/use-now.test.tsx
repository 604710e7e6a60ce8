import { act, render, screen } from '@testing-library/react';
import { useNow } from '../../../src/components/use-now';

function Clock() {
  return <p>{useNow()?.toISOString().slice(11, 16) ?? 'no time'}</p>;
}

test('the shown time is updated each minute, also after a computer has slept', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T16:59:30Z') });
  render(<Clock />);
  expect(screen.getByText('16:59')).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('17:00')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('17:01')).toBeVisible();
  jest.setSystemTime(new Date('2026-11-26T07:10:10Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('07:10')).toBeVisible();
  jest.useRealTimers();
});
