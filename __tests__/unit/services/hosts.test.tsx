import { fireEvent, screen } from '@testing-library/react';
import { HostHour } from '../../../src/services/hosts';
import { renderIn } from '../render-in';
import { facts } from '../site/sums/facts';

test('the hour of a host is worth less, the more hours a week takes', () => {
  renderIn('en', <HostHour facts={facts} />);
  const slider = screen.getByRole('slider');
  const worth = () => Number(screen.getByRole('status').textContent.replace('€', ''));
  fireEvent.change(slider, { target: { value: '5' } });
  const few = worth();
  fireEvent.change(slider, { target: { value: '20' } });
  expect(worth()).toBeGreaterThan(0);
  expect(worth()).toBeLessThan(few);
});

test('the year of a host leaves more than ours, and the text says so without a minus', () => {
  renderIn('en', <HostHour facts={facts} />);
  const text = screen.getByText(/more than with us/);
  expect(text).toHaveTextContent(/(?<!−)€\d[\d,]+/);
});
