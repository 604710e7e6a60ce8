import { lazy, type ComponentType } from 'react';

/** A component that loads when it is first shown. If its chunk fails to load, `Fallback` stands in for it. */
export const lazyWithFallback = <Props>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Fallback }),
    ),
  );
