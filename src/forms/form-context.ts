import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import { useNow } from '../components/use-now';
import { dayInRiga } from '../site/riga-time';
import type { Inquiry, InquiryType } from './inquiries';

export const FormType = createContext<InquiryType | undefined>(undefined);

/** The form around a field: its type, and what Formik knows of it. */
export function useInquiryFields() {
  const type = useContext(FormType);
  const formik = useFormikContext<Inquiry>();
  if (!type) throw new Error('A field stands outside of a form');
  return { type, ...formik };
}

/** The day in Riga, as YYYY-MM-DD; the built HTML, which may be old, has none. */
export function useToday(needed = true): string | undefined {
  const now = useNow(needed);
  return now && dayInRiga(now);
}
