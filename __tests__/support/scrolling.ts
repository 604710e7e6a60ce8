declare global {
  interface Window {
    /** The positions of the page, frame by frame. */
    positions: Set<number>;
  }
}

/** A link of each kind, on a page that is long enough at its width. */
export const scrollingLinks = {
  'the header': ['/en/', 'header nav a[href="/en/services/"]', 1280],
  'a text': ['/en/property-owners/', 'main p a[href="/en/privacy-policy/"]', 1280],
  'a card of the list': ['/en/blog/', 'main article:last-of-type h3 a', 390],
  'the footer': ['/en/', 'footer a[href="/en/about/"]', 1280],
} as const;

/** Scrolls down to a link, or all the way to one that stays in the window. Runs in the browser. */
export function scrollToLink(selector = ''): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Records the positions of the page from now on. Runs in the browser. */
export function recordPositions(): void {
  window.positions = new Set();
  const record = () => {
    window.positions.add(Math.round(window.scrollY));
    requestAnimationFrame(record);
  };
  record();
}
