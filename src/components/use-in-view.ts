import { startTransition, useEffect, useState, type RefObject } from 'react';

/**
 * True as soon as an element has come into view, and from then on.
 * @param margin How far outside the viewport counts as inside: a CSS margin such as `200px`.
 */
export function useInView(ref: RefObject<Element>, margin: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Many are told at once when a page comes alive: in slices, not in one go.
        startTransition(() => setSeen(true));
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return seen;
}
