import { useEffect, type RefObject } from 'react';

/** Read by the global styles and by the footer. */
const PROPERTY = '--consent';

/**
 * Keeps as much space free below the page, and below what gets the focus, as an element covers at the
 * screen's lower edge.
 */
export function useReservedSpace(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current: banner } = element;
    if (!banner) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = window.innerHeight - banner.getBoundingClientRect().top;
      style.setProperty(PROPERTY, `${Math.ceil(covered)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [element]);
}
