import { startTransition, useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** How far outside the viewport counts as inside: a CSS margin such as `200px`. */
  rootMargin?: string;
  /** How much of the element must be visible, 0 to 1. */
  threshold?: number;
}

/**
 * `unknown` until the browser has looked for the first time; `at-once` when the element was in view
 * then; `outside` when it was not, and `entered` as soon as it comes into view later.
 */
type View = 'unknown' | 'at-once' | 'outside' | 'entered';

/** Watches an element until it has come into view. */
export function useInView(
  ref: RefObject<Element>,
  { rootMargin = '0px', threshold = 0 }: InViewOptions,
): View {
  const [view, setView] = useState<View>('unknown');
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const inside = entries.some((entry) => entry.isIntersecting);
        if (inside) observer.disconnect();
        // Many are told at once when a page comes alive: in slices, not in one go.
        startTransition(() => setView((before) => next(before, inside)));
      },
      { rootMargin, threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin, threshold]);
  return view;
}

function next(before: View, inside: boolean): View {
  if (!inside) return 'outside';
  return before === 'unknown' ? 'at-once' : 'entered';
}
