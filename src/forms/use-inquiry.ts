import { useFormik, type FormikErrors } from 'formik';
import { createContext, useContext, useEffect, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useOnHydration } from '../start/hydration-hooks';
import type { MailConfig } from '../mail/mail-service';
import { dayInRiga } from '../site/riga-time';
import { deliver } from './deliver';
import { useDelivery } from './deliveries';
import {
  readDraft,
  saveDraft,
  pickFields,
  type Inquiry,
  type InquiryType,
  cleanValues,
} from './inquiries';

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

/** A person needs at least this long to fill in a form. */
const MIN_FILL_MS = 2_000;
const RULES_TIMEOUT_MS = 3_000;

/** The state of a form. It survives a failure, a reload, another page and another language. */
export function useInquiry(
  type: InquiryType,
  mail: MailConfig,
  finalise = (inquiry: Inquiry) => inquiry,
) {
  const form = useRef<HTMLFormElement>(null);
  const hydratedAt = useRef<number>();
  const pressedAt = useRef(0);
  const delivery = useDelivery(type);

  const formik = useFormik<Inquiry>({
    initialValues: {},
    validate: (inquiry) => validate(type, inquiry),
    validateOnBlur: false,
    onSubmit: (inquiry) =>
      deliver({
        type,
        inquiry: finalise(inquiry),
        mail,
        isSpam: consumeHoneypot(form.current),
        pressedAt: pressedAt.current,
        notBefore: delayUntilPageLeft((hydratedAt.current ?? 0) + MIN_FILL_MS - performance.now()),
      }),
  });
  const { values, isSubmitting, handleSubmit, setValues, resetForm } = formik;
  const phase = isSubmitting ? 'sending' : delivery?.phase;

  useEffect(() => {
    if (hydratedAt.current !== undefined) saveDraft(type, values);
  }, [type, values]);

  useOnHydration(form, (element) => {
    hydratedAt.current = performance.now();
    const early = Object.entries(fieldValues(element, type)).filter(([, value]) => value);
    const typed = Object.fromEntries(early);
    const draft = Object.entries(readDraft(type)).filter(([name]) => !(name in typed));
    if (early.length + draft.length === 0) return;
    // What was typed stays as it stands, with the space behind a first name.
    fillIn(element, Object.fromEntries(draft));
    void setValues({ ...Object.fromEntries(draft), ...typed }, false);
  });

  useEffect(() => {
    // The visitor may have started another inquiry in the meantime.
    if (phase !== 'sent' || Object.keys(readDraft(type)).length > 0) return;
    form.current?.reset();
    resetForm();
  }, [type, phase, resetForm]);

  // All fields: autofill may have changed others without an event.
  const readFields = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    void setValues({ ...values, ...fieldValues(currentTarget, type) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    pressedAt.current = performance.now();
    flushSync(() => readFields(event));
    handleSubmit(event);
  };
  return { form, formik, readFields, submit, delivery, phase };
}

/** A field that no person sees. Browsers fill in only names that they know; programs fill in every field. */
export const HONEYPOT_NAME = 'details';

/** Whether the honeypot was filled in. It is empty afterwards, for a person's next try. */
function consumeHoneypot(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(HONEYPOT_NAME);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}

let rules: Promise<typeof import('./inquiry-schema') | undefined> | undefined;

/** Where the rules do not load in time, the browser's own checks are enough. */
async function validate(type: InquiryType, inquiry: Inquiry): Promise<FormikErrors<Inquiry>> {
  // Each key press validates, so a missing file must not be requested each time.
  rules ??= import(/* webpackChunkName: "form" */ './inquiry-schema').catch(() => undefined);
  const loaded = await Promise.race([rules, delayUntilPageLeft(RULES_TIMEOUT_MS)]);
  return loaded ? loaded.errorsIn(type, inquiry, dayInRiga(new Date())) : {};
}

/** Resolves after so many milliseconds, and at once when the page is left. */
function delayUntilPageLeft(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('pagehide', end);
      resolve();
    };
    window.addEventListener('pagehide', end);
    setTimeout(end, milliseconds);
  });
}

/** The values of all inputs: typed before hydration, restored or autofilled. */
const fieldValues = (form: HTMLFormElement, type: InquiryType): Inquiry =>
  cleanValues(type, pickFields(type, Object.fromEntries(new FormData(form))));
