import { createContext, useContext, type ChangeEvent } from 'react';
import type { FieldRules } from './field-rules';
import type { FieldName, Inquiry, InquiryType } from './inquiries';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field needs of the form around it. */
interface FormState {
  id: string;
  type: InquiryType;
  values: Inquiry;
  /** The reason why a field is refused. */
  refusals: Inquiry;
  rulesOf: (field: FieldName) => FieldRules;
  change: (event: ChangeEvent<Control>) => void;
  setMessage: (write: (message: string) => string) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around; fields stand only in one. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}
