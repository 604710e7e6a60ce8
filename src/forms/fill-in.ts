import type { Inquiry } from './inquiries';

/** Writes into the fields of a form, as a visitor would. React leaves alone what stands in them. */
export function fillIn(form: HTMLFormElement, filled: Inquiry): void {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
