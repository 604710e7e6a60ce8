import { useEffect } from 'react';

/** An entry of the history. */
interface Entry {
  readonly pathname: string;
  readonly key?: string;
}

const idOf = ({ pathname, key }: Entry) => `${pathname} ${String(key)}`;

const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** The link by which each entry was left: its address, and which of the links to it. */
const leftBy = new Map<string, readonly [href: string, place: number]>();

/**
 * Before a new page is rendered: Chromium lays out the document when a focused element is removed. With all
 * of the page gone, as at a link in its footer, it would be at the top without scrolling.
 */
export function releaseFocus(left: Entry): void {
  const focused = document.activeElement as HTMLElement | null;
  leftBy.delete(idOf(left));
  if (focused instanceof HTMLAnchorElement)
    leftBy.set(idOf(left), [focused.href, linksTo(focused.href).indexOf(focused)]);
  focused?.blur();
}

/** A second: a filtered list may still ask for its articles. */
const MAX_FRAMES = 60;

/** On Back and Forward the keyboard goes on from the link by which a visitor left. */
export function KeptFocus({ entry }: { entry: Entry }) {
  const id = idOf(entry);
  useEffect(() => {
    const [href = '', place = 0] = leftBy.get(id) ?? [];
    let frames = href ? MAX_FRAMES : 0;
    let frame = 0;
    const focus = () => {
      // Unless a visitor has moved it.
      if (!document.activeElement?.matches('body, #gatsby-focus-wrapper')) return;
      linksTo(href)[place]?.focus({ preventScroll: true });
      frames -= 1;
      if (frames > 0) frame = requestAnimationFrame(focus);
    };
    // Gatsby's router focuses the page in an effect of its own.
    if (frames > 0) frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return null;
}
