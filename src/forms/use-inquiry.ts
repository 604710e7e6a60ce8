import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { MailConfig } from '../site/mail-config';
import { dayInRiga } from '../site/riga-time';
import { track } from '../tracking/track';
import { keepDraft, readDraft } from './draft';
import { emptyInquiry, formId, inquiryFields, type Inquiry, type InquiryType } from './inquiries';
import { inquirySchema } from './inquiry-schema';
import { reportConversion } from './report-conversion';
import { sendInquiry, type SendFailure, type SendResult } from './send-inquiry';
import { springTrap } from './trap';

/** No person is faster; whoever is, waits out the rest. */
const FASTEST_MS = 2_000;

/** What became of the last try. */
export type Outcome =
  { sent: true } | { sent: false; reason: SendFailure | 'empty'; inquiry: Inquiry };

interface InquiryOptions {
  type: InquiryType;
  /** What the page calls the form. */
  name: string;
  mail: MailConfig;
}

/**
 * An inquiry from the first letter to its arrival. What is filled in stays until it has arrived:
 * over a failure, a reload, another language, and from before the page was alive.
 */
export function useInquiry({ type, name, mail }: InquiryOptions) {
  const form = useRef<HTMLFormElement>(null);
  const aliveSince = useRef<number>();
  const busy = useRef(false);
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const formik = useFormik<Inquiry>({
    initialValues: emptyInquiry(type),
    validationSchema: () => inquirySchema(type, dayInRiga(new Date())),
    validateOnBlur: false,
    validateOnChange: tried,
    onSubmit: async (inquiry) => {
      track({ event: 'form_submit', form_id: formId(type), form_name: name });
      finish(inquiry, await deliver(inquiry));
    },
  });
  const { values, errors, isSubmitting, submitCount, setValues, resetForm } = formik;

  const deliver = async (inquiry: Inquiry): Promise<SendResult> => {
    if (form.current && springTrap(form.current))
      return { success: false, reason: 'failed', error: 'The trap field was filled in.' };
    const wait = (aliveSince.current ?? 0) + FASTEST_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return sendInquiry(mail, type, inquiry);
  };

  const finish = (inquiry: Inquiry, result: SendResult) => {
    if (!result.success) {
      setOutcome({ sent: false, reason: result.reason, inquiry });
      track({ event: 'form_submit_error', error_message: result.error });
      return;
    }
    // The page may have been left meanwhile; what was sent is no draft any more.
    keepDraft(type, {});
    setOutcome({ sent: true });
    setTried(false);
    resetForm();
    const page_path = window.location.pathname;
    track({ event: 'form_submit_success', form_id: formId(type), form_name: name, page_path });
    if (type === 'property' || type === 'quick') reportConversion();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setOutcome(undefined);
    setTried(true);
    const focused = document.activeElement;
    await formik.submitForm().finally(() => {
      busy.current = false;
    });
    // A field that was disabled while sending has lost the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      requestAnimationFrame(() => focused.focus({ preventScroll: true }));
  };

  useEffect(() => {
    if (aliveSince.current !== undefined) keepDraft(type, values);
  }, [type, values]);

  useEffect(() => {
    aliveSince.current = performance.now();
    void setValues(
      { ...emptyInquiry(type), ...readDraft(type), ...typed(form.current, type) },
      false,
    );
  }, [type, setValues]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once after each try, not at each letter
  }, [submitCount, isSubmitting]);

  return { form, formik, submit, outcome, setOutcome };
}

/** What the form holds before React knows of it: typed early, or brought back by the browser. */
function typed(form: HTMLFormElement | null, type: InquiryType): Inquiry {
  if (!form) return {};
  const data = new FormData(form);
  const entries = inquiryFields[type].map((field) => [field, data.get(field)]);
  return Object.fromEntries(entries.filter(([, value]) => value)) as Inquiry;
}
