import { visuallyHidden } from '../components/visually-hidden';

/** Browsers do not fill in a name that they do not know; programs that fill in everything do. */
const TRAP = 'details';

/** A field that no person sees. If it is filled in, a program has filled in the form. */
export function Trap() {
  return (
    <div css={visuallyHidden} aria-hidden>
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/**
 * Whether the trap has caught something. It is emptied, so that if it was a person after all, the
 * next try goes through.
 */
export function springTrap(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(TRAP);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
