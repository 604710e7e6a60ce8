/** An entry of the history. */
type Entry = Readonly<Pick<Location, 'pathname' | 'hash'> & { key?: string; action?: string }>;

const idOf = ({ pathname, key }: Entry) => `${pathname} ${String(key)}`;

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** The link by which each entry was left: its address, and which of the links to it. */
const leftBy = new Map<string, readonly [href: string, place: number]>();

/**
 * Releases the focus before a new page is rendered: without an old page, Chromium would show the top when a focused
 * element is removed. The keyboard goes on from the field that the hash names or, on Back, from the link that led away.
 */
export function moveFocus(left: Entry, next: Entry): void {
  const focused = document.activeElement as HTMLElement | null;
  leftBy.delete(idOf(left));
  if (focused instanceof HTMLAnchorElement)
    leftBy.set(idOf(left), [focused.href, linksTo(focused.href).indexOf(focused)]);
  focused?.blur();
  const [href = '', place = 0] = leftBy.get(idOf(next)) ?? [];
  const named = next.action === 'PUSH' ? next.hash.slice(1) : '';
  // For a second: a late part or a filtered list may still load.
  const focus = (frames: number) => {
    // Unless a visitor has moved the focus from where Gatsby's router sets it.
    if (frames < 1 || !document.activeElement?.matches('body, #gatsby-focus-wrapper')) return;
    (linksTo(href)[place] ?? document.getElementById(named))?.focus({ preventScroll: true });
    requestAnimationFrame(() => focus(frames - 1));
  };
  if (href || named) window.addEventListener('focusin', () => focus(60), { once: true });
}
