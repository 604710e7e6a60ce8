import type { useFormik } from 'formik';
import { createContext, useContext } from 'react';
import { useNow } from '../components/use-now';
import { dayInRiga } from '../site/riga-time';
import type { Inquiry, InquiryType } from './inquiries';

type Formik = ReturnType<typeof useFormik<Inquiry>>;

export const FormContext = createContext<(Formik & { type: InquiryType }) | undefined>(undefined);

/** The form around a field: its type, and Formik's state. */
export function useInquiryFields() {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}

/** The day in Riga, as YYYY-MM-DD; the built HTML, which may be old, has none. */
export function useTodayInRiga(needed = true): string | undefined {
  const now = useNow(needed);
  return now && dayInRiga(now);
}
