import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { dayInRiga } from '../site/riga-time';
import type { Inquiry, InquiryType } from './inquiries';

/** How long an inquiry waits for its rules where the network hardly works. */
const PATIENCE_MS = 3_000;

/** The rules are a script of their own: a page comes alive without them. Asked again, it is there. */
const loadRules = () => import('./inquiry-schema');

/**
 * What is wrong with an inquiry, field by field; nothing where the rules cannot be loaded, since the
 * browser's own have been kept.
 */
export async function refusalsOf(
  type: InquiryType,
  inquiry: Inquiry,
): Promise<FormikErrors<Inquiry>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const rules = await Promise.race([loadRules(), late]).catch(() => undefined);
  if (!rules) return {};
  try {
    await validateYupSchema(inquiry, rules.inquirySchema(type, dayInRiga(new Date())));
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
