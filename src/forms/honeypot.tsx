import { visuallyHidden } from '../theme';

/** Browsers fill in only names that they know; programs fill in every field. */
const NAME = 'details';

export function Honeypot() {
  return (
    <div css={visuallyHidden} aria-hidden>
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** Whether it was filled in. It is empty afterwards, so that a person's next try goes through. */
export function consumeHoneypot(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(NAME);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
