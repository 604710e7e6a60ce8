import { createContext, useContext, type ChangeEventHandler } from 'react';
import type { Inquiry, InquiryType } from './inquiries';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field needs from the surrounding form. */
interface FormState {
  id: string;
  type: InquiryType;
  /** The day in Riga, as YYYY-MM-DD; empty in the built HTML. */
  today: string;
  values: Inquiry;
  /** The reason why a field is refused. */
  refusals: Inquiry;
  change: ChangeEventHandler<Control>;
  setMessage: (write: (message: string) => string) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The surrounding form. It is an error to use a field outside of a form. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}
