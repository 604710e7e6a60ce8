import type { RefObject } from 'react';
import { useInView } from './use-in-view';

/** `waiting` hides an element, `active` lets it appear, `undefined` leaves it as it is. */
type Entrance = 'waiting' | 'active' | undefined;

/**
 * Says how an element enters that is below the screen when React takes the page over. An element that
 * is already in sight gets no entrance, so nothing flashes; without scripts everything is visible.
 */
export function useEntrance(
  ref: RefObject<Element>,
  options: { rootMargin?: string; threshold?: number },
): Entrance {
  const view = useInView(ref, options);
  if (view === 'outside') return 'waiting';
  return view === 'entered' ? 'active' : undefined;
}
