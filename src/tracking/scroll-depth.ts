import { track } from './track';

/** In percent of the page's height (specification, section 7). */
const marks = [25, 50, 75, 90, 100] as const;

type Mark = (typeof marks)[number];

/** The marks that a visitor has passed whose screen ends `bottom` pixels below the page's top. */
export function passedMarks(bottom: number, height: number): Mark[] {
  // Browsers round the position to parts of a pixel, so the last pixel may never be reached.
  return marks.filter((mark) => ((bottom + 1) / height) * 100 >= mark);
}

/**
 * Reports how far each page is scrolled, each mark once a page. Only the way down counts: after a
 * change of the route the new page first scrolls up to its top.
 */
export function watchScroll(): void {
  let path = window.location.pathname;
  let last = 0;
  // Asked with the next frame: now the browser would have to lay the page out anew for it.
  requestAnimationFrame(() => {
    last = window.scrollY;
  });
  const seen = new Set<Mark>();
  const report = () => {
    if (path !== window.location.pathname) {
      path = window.location.pathname;
      seen.clear();
    }
    const down = window.scrollY > last;
    last = window.scrollY;
    if (!down) return;
    const bottom = window.scrollY + window.innerHeight;
    for (const percent of passedMarks(bottom, document.documentElement.scrollHeight)) {
      if (seen.has(percent)) continue;
      seen.add(percent);
      track({ event: 'scroll_depth', percent, page_path: path });
    }
  };
  window.addEventListener('scroll', report, { passive: true });
}
