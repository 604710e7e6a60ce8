import { ASKED } from '../site/sums/sum-address';

/** Whether the estimate on the home page has led here to ask for a forecast. It answers yes once. */
export function takeAsked(): boolean {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(ASKED)) return false;
  address.searchParams.delete(ASKED);
  window.history.replaceState(window.history.state, '', address);
  return true;
}
