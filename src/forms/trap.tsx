import { visuallyHidden } from '../components/visually-hidden';

/** No browser fills in a name that it does not know; programs that fill in everything do. */
const TRAP = 'details';

/** A field that no person sees. What is in it tells that a program has filled in the form. */
export function Trap() {
  return (
    <div css={visuallyHidden} aria-hidden>
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/**
 * Whether the trap has caught something. It is emptied: should it ever have been a person, the
 * next try goes through.
 */
export function springTrap(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(TRAP);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
