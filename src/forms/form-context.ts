import { createContext, useContext, type ChangeEventHandler } from 'react';
import type { FieldName, Inquiry, InquiryType } from './inquiries';

interface FormState {
  id: string;
  type: InquiryType;
  /** The day in Riga, as YYYY-MM-DD; empty in the built HTML. */
  today: string;
  values: Inquiry;
  errors: Inquiry;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  setValue: (name: FieldName, value: string) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}
