declare global {
  interface Window {
    /** React receives presses from now on, so start/inline-script stops marking them. */
    hydrated?: boolean;
  }
}

const RESTORABLE = 'input, select, textarea, details, button';

/** At each of these events React would hydrate the section around its target at once. */
const events = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'submit'],
] as const;

/** What may need React when it is clicked; menu and languages open without it. */
const CONTROLS =
  'a, label, input, select, dialog, [role=option], button:not([command], [popovertarget])';

const listening = { capture: true, passive: true };

/** Hides events from React: all while the first part hydrates, then presses beside controls. */
function hideFromReact(event: Event): void {
  const { type, target } = event;
  // Downshift needs the whole press on a suggestion.
  const needed = type === 'click' ? CONTROLS : '[role=option]';
  const isPress = /pointer|mouse|touch|click/.test(type);
  if (!window.hydrated || (isPress && !(target as Element).closest(needed)))
    event.stopPropagation();
}

/** The elements before hydration. React may have re-rendered some of them since then. */
let prerendered: HTMLElement[] = [];
let focused: EventTarget | null = null;

let servedPath: string | undefined;

/** Whether the app shows, or was about to show, another page than the one that the server sent. */
export const hasNavigated = () => servedPath !== location.pathname;

/** Remembers the prerendered elements, and hides touches and keys from React. */
export function holdEventsForHydration(): void {
  servedPath = location.pathname;
  prerendered = [...document.querySelectorAll<HTMLElement>(RESTORABLE)];
  focused = document.activeElement;
  window.addEventListener('pointerdown', () => (focused = null), listening);
  window.addEventListener('focusin', ({ target }) => (focused = target), listening);
  for (const type of events) window.addEventListener(type, hideFromReact, listening);
}

/** Lets React receive what it must answer, and replays early presses after early input. */
export function replayEarlyPresses(): void {
  window.hydrated = true;
  requestAnimationFrame(() => setTimeout(pressAgain));
}

/** Lets React receive all events. */
export function releaseEvents(): void {
  for (const type of events) window.removeEventListener(type, hideFromReact, listening);
}

/** A press may re-render its section; mark and count are then on the new button. */
function pressAgain(): void {
  const button = document.querySelector<HTMLButtonElement>('button[aria-busy=true]');
  if (!button) return;
  button.value = String(Number(button.value) - 1);
  if (Number(button.value) < 1) button.removeAttribute('aria-busy');
  button.click();
  // React renders what a press has changed after this task.
  setTimeout(pressAgain);
}

/** Forgets them when another page comes, which has other fields. */
export function forgetPrerendered(): void {
  servedPath = undefined;
  prerendered = [];
}

/**
 * Where React has re-rendered elements that it could not hydrate, because something else had changed them:
 * restores what was typed, opened and pressed, and the focus.
 */
export function restorePrerendered(): void {
  if (prerendered.every(({ isConnected }) => isConnected)) return;
  const rerendered = byPlace(document.querySelectorAll<HTMLElement>(RESTORABLE));
  for (const [place, before] of byPlace(prerendered)) {
    const after = rerendered.get(place);
    if (before.isConnected || !after) continue;
    prerendered[prerendered.indexOf(before)] = after;
    for (const property of ['value', 'checked', 'open'])
      if (property in before) Reflect.set(after, property, Reflect.get(before, property));
    if (before.hasAttribute('aria-busy')) after.setAttribute('aria-busy', 'true');
    if (before === focused && document.activeElement === document.body) focusAs(before, after);
  }
}

/** Elements by their kind and name, and by how many of the same come before. */
function byPlace(elements: Iterable<HTMLElement>): Map<string, HTMLElement> {
  const places = new Map<string, HTMLElement>();
  for (const element of elements) {
    const kind = [element.localName, ...['name', 'type'].map((name) => element.getAttribute(name))];
    let count = 0;
    while (places.has([...kind, count].join())) count += 1;
    places.set([...kind, count].join(), element);
  }
  return places;
}

function focusAs(before: HTMLElement, after: HTMLElement): void {
  after.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = before as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
