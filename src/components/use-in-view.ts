import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** How far outside the viewport counts as inside: a CSS margin such as `200px`. */
  rootMargin?: string;
  /** How much of the element must be visible, 0 to 1. */
  threshold?: number;
}

/**
 * True from the first moment that the element is in view, and from then on.
 * True at once where the browser cannot observe.
 */
export function useInView(
  ref: RefObject<Element>,
  { rootMargin = '0px', threshold = 0 }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || inView) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { rootMargin, threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, inView, rootMargin, threshold]);
  return inView;
}
