import type { Inquiry } from './inquiries';

/** Fills in the fields of a form, as a visitor would. React does not overwrite their values. */
export function fillIn(form: HTMLFormElement, filled: Inquiry): void {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
