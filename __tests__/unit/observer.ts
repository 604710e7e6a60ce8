import { act } from '@testing-library/react';

interface Watched {
  observer: ObserverStub;
  element: Element;
  options: IntersectionObserverInit;
  tell: (inside: boolean) => void;
}

const watched: Watched[] = [];

class ObserverStub implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(
    private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    private readonly options: IntersectionObserverInit,
  ) {}

  observe(element: Element): void {
    const tell = (isIntersecting: boolean) => this.callback([{ target: element, isIntersecting }]);
    watched.push({ observer: this, element, options: this.options, tell });
  }

  unobserve(): void {
    return undefined;
  }

  disconnect(): void {
    for (const one of watched.filter(({ observer }) => observer === this))
      watched.splice(watched.indexOf(one), 1);
  }
}

/** Replaces the browser's observer by this stub; call it before a component renders. */
export function stubObserver(): void {
  watched.length = 0;
  Object.assign(globalThis, { IntersectionObserver: ObserverStub });
}

export function observed(): (IntersectionObserverInit & { element: Element })[] {
  return watched.map(({ element, options }) => ({ element, ...options }));
}

/** Tells every observer whether its element is in view. */
export function tellObservers(inside: boolean): void {
  act(() => watched.forEach(({ tell }) => tell(inside)));
}
