interface Navigation {
  readonly location: Readonly<Pick<Location, 'pathname' | 'hash'> & { action?: string }>;
}

function smoothScrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Scrolls to the top of a page; true where Gatsby scrolls, as on Back and to a hash. */
export function scrollToTop({ location }: Navigation, previous?: Navigation): boolean {
  // In a new document the browser itself has scrolled, and the visitor may have scrolled on.
  if (!previous) return false;
  if (location.action !== 'PUSH' || location.hash) return true;
  if (previous.location.pathname !== location.pathname) smoothScrollToTop();
  return false;
}

/**
 * Handles a click on a link to the shown page, without a new entry in the history. `keepsQuery` is for
 * pages that write their state into their address.
 */
export function handleSamePageClick(
  click: React.MouseEvent<HTMLAnchorElement>,
  keepsQuery = false,
): void {
  const { pathname, search } = click.currentTarget;
  const elsewhere = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (elsewhere || pathname !== window.location.pathname) return;
  if (keepsQuery || search === window.location.search) click.preventDefault();
  smoothScrollToTop();
}
