import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates in short slices: a transition gives way to a touch or a key, a plain hydration does not. */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, element));
}
