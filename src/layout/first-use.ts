import { shownInPlaceOf } from '../start/before-hydration';
import { changedControls } from '../start/hydration-hooks';

const USES = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;
const PRESSES = ['click', 'keydown'] as const;

/** What needs React when it is pressed; other links, choices and folds work without it. */
const NEEDS_REACT = 'button, a[href^="#"]';
const KEYS_OF_AMOUNTS = ['Enter', 'ArrowUp', 'ArrowDown'];

/**
 * Calls `load` at the first use of a part, at once where it has been used before, and again at the next use if
 * that fails. Keeps the presses that need React until `replay`.
 */
export function watchFirstUse(part: HTMLElement, load: () => Promise<void>) {
  const kept: Event[] = [];
  let isLoading = false;
  const start = () => {
    if (isLoading) return;
    isLoading = true;
    load().catch(() => {
      isLoading = false;
      // What the browser does by itself.
      stop();
      kept.splice(0).forEach(press);
      watch();
    });
  };
  const keep = (event: Event) => {
    start();
    const target = event.target as Element;
    const isKept =
      event instanceof KeyboardEvent
        ? KEYS_OF_AMOUNTS.includes(event.key) && target.matches('[type=text]')
        : target.closest(NEEDS_REACT);
    if (!isKept) return;
    if (event.type === 'click') event.preventDefault();
    // React may listen already, and would answer once more at the replay.
    event.stopImmediatePropagation();
    kept.push(event);
  };
  const watch = () => {
    for (const type of USES) part.addEventListener(type, start, true);
    for (const type of PRESSES) part.addEventListener(type, keep, true);
  };
  const stop = () => {
    for (const type of USES) part.removeEventListener(type, start, true);
    for (const type of PRESSES) part.removeEventListener(type, keep, true);
  };
  /** Presses again what was pressed, one after the other. */
  const replay = () => {
    stop();
    pressEach(kept);
  };
  watch();
  if (!part.firstChild || isUsed(part)) start();
  return { start, stop, replay };
}

const isUsed = (part: HTMLElement) =>
  part.contains(document.activeElement) ||
  part.querySelector('details[open], [aria-busy=true]') !== null ||
  changedControls(part).length > 0;

function press(event: Event): void {
  const target = event.target as Element;
  const control = shownInPlaceOf(target.closest(NEEDS_REACT) ?? target);
  control.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/** Each after React has rendered what was typed, or what the one before has changed. */
function pressEach([event, ...others]: readonly Event[]): void {
  if (event)
    setTimeout(() => {
      press(event);
      pressEach(others);
    });
}
