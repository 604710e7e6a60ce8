/** In this attribute a block says how far its entrance has come; it is empty in the HTML. */
type EntranceAttribute = 'data-reveal' | 'data-steps';

/** `waiting` hides a block, `active` lets it appear, `shown` had been in sight from the start. */
type Entrance = '' | 'waiting' | 'active' | 'shown';

interface EntranceRule {
  attribute: EntranceAttribute;
  /** When the entrance begins. */
  when: IntersectionObserverInit;
  /** The element that is looked at, where it is not the block itself. */
  around?: string;
}

const rules: readonly EntranceRule[] = [
  // A tenth of a block is visible (specification, section 9).
  { attribute: 'data-reveal', when: { threshold: 0.1 } },
  // The top of a process's section is within 80 % of the viewport's height. A section above the screen
  // counts too, so a visitor who jumps past it and scrolls back finds it drawn.
  { attribute: 'data-steps', when: { rootMargin: '100000px 0px -20% 0px' }, around: 'section' },
];

/** Those of the last call: an address may change while the page stays, and a block has one watcher. */
let observers: readonly IntersectionObserver[] = [];

/**
 * Hides the blocks of the page that are out of sight and lets each appear when a visitor scrolls to it.
 * Call it when a page has been shown. No state in React: that would keep a slow phone busy.
 */
export function watchEntrances(): void {
  for (const observer of observers) observer.disconnect();
  observers = rules.map(watch);
}

function watch({ attribute, when, around }: EntranceRule): IntersectionObserver {
  const blocks = document.querySelectorAll(`[${attribute}=""], [${attribute}=waiting]`);
  const blockOf = new Map(
    [...blocks].map((block) => [(around && block.closest(around)) || block, block]),
  );
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const block = blockOf.get(target);
      const before = block?.getAttribute(attribute) as Entrance;
      block?.setAttribute(attribute, next(before, isIntersecting));
      if (isIntersecting) observer.unobserve(target);
    }
  }, when);
  for (const element of blockOf.keys()) observer.observe(element);
  return observer;
}

function next(before: Entrance, inside: boolean): Entrance {
  if (!inside) return 'waiting';
  return before === 'waiting' ? 'active' : 'shown';
}
