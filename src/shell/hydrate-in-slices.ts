import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over the built page in short slices, so that a touch or a key in between is not
 * kept waiting (a transition gives way, a plain hydration does not).
 */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, element));
}
