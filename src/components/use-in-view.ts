import { startTransition, useEffect, useState, type RefObject } from 'react';

/** True as soon as an element has come within a CSS margin of the viewport, and from then on. */
export function useInView(ref: RefObject<Element>, margin: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Many are told at once after hydration, which would block the page.
        startTransition(() => setSeen(true));
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return seen;
}
