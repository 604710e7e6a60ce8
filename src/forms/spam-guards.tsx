import { visuallyHidden } from '../components/visually-hidden';

/** Browsers fill in only names that they know; programs fill in every field. */
const HONEYPOT = 'details';
const FASTEST_MS = 2_000;

export function Honeypot() {
  return (
    <div css={visuallyHidden} aria-hidden>
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** Whether the honeypot was filled in. It is emptied, so that a person's next try goes through. */
export function checkHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(HONEYPOT);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}

/** Resolves when a person could have filled in the form, and at once when the page is left. */
export function holdBack(hydratedAt: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, hydratedAt + FASTEST_MS - performance.now());
    window.addEventListener('pagehide', () => resolve(), { once: true });
  });
}
