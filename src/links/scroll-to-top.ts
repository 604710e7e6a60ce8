interface Navigation {
  readonly location: {
    readonly pathname: string;
    readonly hash: string;
    readonly action?: string;
  };
}

/** Scrolls smoothly to the top of the page; at once for visitors who want less motion. */
export function scrollUp(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/**
 * Scrolls to the top of a new page. Returns whether Gatsby should scroll by itself, as on Back and to a
 * hash. When only the query changes, the page does not scroll.
 */
export function scrollToTop({ location }: Navigation, previous?: Navigation): boolean {
  if (location.action !== 'PUSH' || location.hash) return true;
  if (previous?.location.pathname !== location.pathname) scrollUp();
  return false;
}
