import type { RefObject } from 'react';
import { useInView } from './use-in-view';

/** `waiting` hides an element, `active` lets it appear; none leaves it as it is. */
type Entrance = 'waiting' | 'active' | undefined;

/**
 * The entrance of an element that is below the screen when the page comes alive. Whatever is in
 * sight then stays as it is, so nothing flashes, and without scripts all is visible.
 */
export function useEntrance(
  ref: RefObject<Element>,
  options: { rootMargin?: string; threshold?: number },
): Entrance {
  const view = useInView(ref, options);
  if (view === 'outside') return 'waiting';
  return view === 'entered' ? 'active' : undefined;
}
