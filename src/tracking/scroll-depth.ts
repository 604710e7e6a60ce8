import { track } from './track';

/** In percent of the page's height (specification, section 7). */
const marks = [25, 50, 75, 90, 100] as const;

/** Counts only scrolling down, because a new page first scrolls up to its top by itself. */
export function watchScroll(): void {
  let path = window.location.pathname;
  let last = 0;
  // Reading the position now would force a layout.
  requestAnimationFrame(() => {
    last = window.scrollY;
  });
  const seen = new Set<number>();
  const report = () => {
    if (path !== window.location.pathname) {
      path = window.location.pathname;
      seen.clear();
    }
    const down = window.scrollY > last;
    last = window.scrollY;
    if (!down) return;
    // Browsers round the position, so a visitor at the end may be a part of a pixel short of it.
    const bottom = window.scrollY + window.innerHeight + 1;
    const passed = (bottom / document.documentElement.scrollHeight) * 100;
    for (const percent of marks) {
      if (percent > passed || seen.has(percent)) continue;
      seen.add(percent);
      track({ event: 'scroll_depth', percent, page_path: path });
    }
  };
  window.addEventListener('scroll', report, { passive: true });
}
