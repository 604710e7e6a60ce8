import type { useFormik } from 'formik';
import { createContext, useContext } from 'react';
import { visuallyHidden } from '../theme';
import type { Inquiry, InquiryType } from './inquiries';

type Formik = ReturnType<typeof useFormik<Inquiry>>;

export const FormContext = createContext<(Formik & { type: InquiryType }) | undefined>(undefined);

/** The form around a field: its type, and Formik's state. */
export function useInquiryFields() {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}

/** Fills in the fields of a form, as a visitor would. React does not overwrite their values. */
export function fillIn(form: HTMLFormElement, filled: Inquiry): void {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Browsers fill in only names that they know; programs fill in every field. */
const HONEYPOT_NAME = 'details';

/** A field that no person sees. */
export function Honeypot() {
  return (
    <div css={visuallyHidden} aria-hidden>
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

/** Whether the honeypot was filled in. It is empty afterwards, for a person's next try. */
export function consumeHoneypot(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(HONEYPOT_NAME);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
