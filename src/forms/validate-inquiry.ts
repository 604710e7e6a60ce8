import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { dayInRiga } from '../site/riga-time';
import type { Inquiry, InquiryType } from './inquiries';

const RULES_TIMEOUT_MS = 3_000;

/** Where the script of the rules does not load, the browser's own checks are enough. */
export async function validateInquiry(
  type: InquiryType,
  inquiry: Inquiry,
): Promise<FormikErrors<Inquiry>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, RULES_TIMEOUT_MS));
  const rules = await Promise.race([import('./inquiry-schema'), late]).catch(() => undefined);
  if (!rules) return {};
  try {
    await validateYupSchema(inquiry, rules.inquirySchema(type, dayInRiga(new Date())));
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
