import { act, screen } from '@testing-library/react';
import { RatingBadge } from '../../../src/home/rating-badge';
import { renderIn, shownText } from '../render-in';

const profile = 'https://stays.example.com/hosts/x';
const rating = { value: 4.91, reviews: 88 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the host rating badge is loading for 500 ms, then shows the rating and links to the host’s profile', async () => {
  renderIn('en', <RatingBadge rating={rating} profile={profile} />);
  const badge = screen.getByRole('link');
  await pass(499);
  expect(badge).toHaveAttribute('aria-busy', 'true');
  await pass(1);
  expect(badge).toHaveAttribute('aria-busy', 'false');
  expect(badge).toHaveAttribute('href', profile);
  expect(badge).toHaveTextContent(shownText('en', 'home', 'rating.value'));
  expect(badge).toHaveTextContent(shownText('en', 'home', 'rating.reviews', { count: 88 }));
});

test('the host rating badge is hidden on an error, which is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderIn('en', <RatingBadge rating={{ value: 0, reviews: 0 }} profile={profile} />);
  await pass(500);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledTimes(1);
});
