interface EntranceRule {
  /** Empty in the HTML, then the state of the block's entrance, which styles draw. */
  attribute: 'data-reveal' | 'data-steps';
  when: IntersectionObserverInit;
  /** Selects the observed element where it is not the block itself. */
  around?: string;
}

const entranceRules: readonly EntranceRule[] = [
  // A tenth of a block is visible (specification, section 9).
  { attribute: 'data-reveal', when: { threshold: 0.1 } },
  // The section's top is within 80 % of the viewport's height, or above the screen.
  { attribute: 'data-steps', when: { rootMargin: '100000px 0px -20% 0px' }, around: 'section' },
];

/** Selects the blocks that have an entrance. */
export const ENTRANCES = entranceRules.map(({ attribute }) => `[${attribute}]`).join();

/** The delay between neighbours (specification, section 9). */
const STAGGER_MS = 150;

let observers: readonly IntersectionObserver[] = [];

/** Hides blocks until they scroll into view; React's state would slow down a phone. */
export function animateEntrances(): void {
  // A privacy extension may have removed it; then everything stays visible.
  if (!('IntersectionObserver' in window)) return;
  for (const observer of observers) observer.disconnect();
  observers = entranceRules.map(watch);
}

function watch({ attribute, when, around }: EntranceRule): IntersectionObserver {
  const blocks = document.querySelectorAll<HTMLElement>(
    `[${attribute}=""], [${attribute}=waiting]`,
  );
  const blockOf = new Map(
    [...blocks].map((block) => [(around && block.closest(around)) || block, block]),
  );
  for (const block of blocks) block.style.setProperty('--reveal-delay', delayOf(block));
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const block = blockOf.get(target);
      const wasHidden = block?.getAttribute(attribute) === 'waiting';
      const seen = wasHidden ? 'active' : 'shown';
      block?.setAttribute(attribute, isIntersecting ? seen : 'waiting');
      if (isIntersecting) observer.unobserve(target);
    }
  }, when);
  for (const element of blockOf.keys()) observer.observe(element);
  return observer;
}

function delayOf(block: HTMLElement): string {
  const neighbours = [...(block.parentElement?.children ?? [])];
  return `${neighbours.indexOf(block) * STAGGER_MS}ms`;
}
