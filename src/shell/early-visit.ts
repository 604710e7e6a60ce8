declare global {
  interface Window {
    /** React hears what is pressed, so that document/inline-script need not mark it. */
    hydrated?: true;
  }
}

const KEPT = 'input, select, textarea, details, button';

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
  window.hydrated = true;
  requestAnimationFrame(() => setTimeout(pressAgain));
}

/** A press may draw its section anew; the button there has taken over the mark. */
function pressAgain(): void {
  const button = document.querySelector<HTMLElement>('button[aria-busy=true]');
  if (!button) return;
  button.click();
  button.removeAttribute('aria-busy');
  pressAgain();
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
    for (const property of ['value', 'checked', 'open', 'ariaBusy'])
      if (property in before) Reflect.set(after, property, Reflect.get(before, property));
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
  const { selectionStart, selectionEnd } = before as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (after as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
