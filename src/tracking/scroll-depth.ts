import { track } from './track';

/** In percent of the page's height (specification, section 7). */
const marks = [25, 50, 75, 90, 100] as const;

type Mark = (typeof marks)[number];

/** The marks that a visitor has passed when the screen ends `bottom` pixels below the page's top. */
function passedMarks(bottom: number, height: number): Mark[] {
  // Browsers round the position, so a visitor at the end may be a part of a pixel short of it.
  return marks.filter((mark) => ((bottom + 1) / height) * 100 >= mark);
}

/**
 * Reports how far a visitor scrolls each page, each mark once a page. Only scrolling down counts,
 * because a new page first scrolls up to its top by itself.
 */
export function watchScroll(): void {
  let path = window.location.pathname;
  let last = 0;
  // Waits for the next frame; reading the size now would force the browser to lay the page out again.
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
