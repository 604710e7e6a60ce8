import { useEffect, type RefObject } from 'react';

/** The global styles and the footer read this custom property. */
const PROPERTY = '--consent';

/**
 * Reserves the height of an element that covers the bottom of the screen: below the page's end, and
 * below any element that is scrolled to when it gets the focus.
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
