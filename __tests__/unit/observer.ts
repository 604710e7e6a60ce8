import { act } from '@testing-library/react';

const watched: { observer: ObserverStub; element: Element }[] = [];

class ObserverStub implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(
    readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {}

  unobserve = () => undefined;

  observe(element: Element): void {
    watched.push({ observer: this, element });
  }

  disconnect(): void {
    for (const entry of watched.filter(({ observer }) => observer === this))
      watched.splice(watched.indexOf(entry), 1);
  }
}

/** Replaces the browser's observer by this stub; call it before a component renders. */
export function stubObserver(): void {
  watched.length = 0;
  Object.assign(globalThis, { IntersectionObserver: ObserverStub });
}

export function observed(): (IntersectionObserverInit & { element: Element })[] {
  return watched.map(({ observer, element }) => ({ element, ...observer.options }));
}

/** Tells every observer whether its element is in view. */
export function tellObservers(isIntersecting: boolean): void {
  act(() =>
    watched.forEach(({ observer, element }) =>
      observer.callback([{ target: element, isIntersecting }]),
    ),
  );
}
