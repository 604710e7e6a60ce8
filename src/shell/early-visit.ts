declare global {
  interface Window {
    /** What was pressed before React could hear it; document/inline-script collects it. */
    earlyPresses?: Set<HTMLElement>;
  }
}

const KEPT = 'input, select, textarea, details, button, form';

/** React would answer each by hydrating at once all that is not hydrated yet. */
const events = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'submit'],
] as const;

const listening = { capture: true, passive: true };

const hold = (event: Event): void => event.stopPropagation();

/** What the document held before hydration. React may have drawn some of it anew since then. */
let built: HTMLElement[] = [];
let focused: EventTarget | null = null;
let pressed = new Set<HTMLElement>();

/** Notes what a visitor has before them, and keeps their touches and keys from React for a moment. */
export function beginHydration(): void {
  built = [...document.querySelectorAll<HTMLElement>(KEPT)];
  focused = document.activeElement;
  window.addEventListener('pointerdown', () => (focused = null), listening);
  window.addEventListener('focusin', ({ target }) => (focused = target), listening);
  for (const type of events) window.addEventListener(type, hold, listening);
}

/** Now React hears a visitor. Does what was pressed before, once what was typed has been taken over. */
export function endHydration(): void {
  for (const type of events) window.removeEventListener(type, hold, listening);
  pressed = window.earlyPresses ?? pressed;
  delete window.earlyPresses;
  // A press may draw its section anew; what it was meant for then joins the others.
  requestAnimationFrame(() => setTimeout(() => pressed.forEach(press)));
}

function press(element: HTMLElement): void {
  if (!element.isConnected) return;
  const isForm = element instanceof HTMLFormElement;
  const button = isForm ? element.querySelector('[type=submit]') : element;
  button?.removeAttribute('aria-busy');
  if (isForm) element.requestSubmit();
  else element.click();
}

/** Another page has other fields. */
export function forgetBuilt(): void {
  built = [];
}

/**
 * Where React has drawn anew what it could not hydrate, because somebody else had changed it: brings
 * back what was typed, opened and pressed, and the focus.
 */
export function restoreBuilt(): void {
  if (built.every(({ isConnected }) => isConnected)) return;
  const drawn = byPlace(document.querySelectorAll<HTMLElement>(KEPT));
  for (const [place, before] of byPlace(built)) {
    const after = drawn.get(place);
    if (before.isConnected || !after) continue;
    built[built.indexOf(before)] = after;
    for (const property of ['value', 'checked', 'open'])
      if (property in before) Reflect.set(after, property, Reflect.get(before, property));
    for (const presses of [pressed, window.earlyPresses])
      if (presses?.has(before)) presses.add(after);
    if (before === focused && document.activeElement === document.body) focusAs(before, after);
  }
}

/** By kind and name, and how many of those come before. */
function byPlace(elements: Iterable<HTMLElement>): Map<string, HTMLElement> {
  const places = new Map<string, HTMLElement>();
  for (const element of elements) {
    const kind = [element.localName, ...['name', 'type'].map((one) => element.getAttribute(one))];
    let count = 0;
    while (places.has([...kind, count].join())) count += 1;
    places.set([...kind, count].join(), element);
  }
  return places;
}

function focusAs(before: HTMLElement, after: HTMLElement): void {
  after.focus({ preventScroll: true });
  if (!(before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = before;
  if (selectionStart !== null && 'setSelectionRange' in after)
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
