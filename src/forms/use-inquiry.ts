import { useFormik, type FormikErrors } from 'formik';
import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTakeOver } from '../components/use-take-over';
import type { MailConfig } from '../mail/mail-service';
import { dayInRiga } from '../site/riga-time';
import { deliver } from './deliver';
import { deliveryOf, isUnderway, setDelivery, useDelivery } from './deliveries';
import { readDraft, saveDraft } from './draft';
import { fillIn } from './fill-in';
import { emptyHoneypot } from './honeypot';
import { emptyInquiry, inquiryOf, type Inquiry, type InquiryType } from './inquiries';
import { inLatinLetters } from './latin-domain';

/** Nobody fills in a form faster. */
const FASTEST_MS = 2_000;
const RULES_TIMEOUT_MS = 3_000;
/** Rules that did not load are asked for again so much later. */
const RULES_PAUSE_MS = 10_000;

/** Until an inquiry arrives, it survives a failure, a reload, another page and another language. */
export function useInquiry(
  type: InquiryType,
  mail: MailConfig,
  write = (inquiry: Inquiry) => inquiry,
) {
  const form = useRef<HTMLFormElement>(null);
  const hydratedAt = useRef<number>();
  const pressedAt = useRef(0);
  const delivery = useDelivery(type);

  const formik = useFormik<Inquiry>({
    initialValues: emptyInquiry(type),
    validate: (inquiry) => validate(type, inquiry),
    validateOnBlur: false,
    onSubmit: (inquiry) =>
      deliver({
        type,
        inquiry: write(inquiry),
        mail,
        trapped: emptyHoneypot(form.current),
        pressedAt: pressedAt.current,
        heldBack: pauseWhileHere((hydratedAt.current ?? 0) + FASTEST_MS - performance.now()),
      }),
  });
  const { values, isSubmitting, handleSubmit, setValues, resetForm } = formik;
  const phase = isSubmitting || isUnderway(delivery) ? 'sending' : delivery?.phase;

  useEffect(() => {
    if (hydratedAt.current !== undefined) saveDraft(type, values);
  }, [type, values]);

  useTakeOver(form, (element) => {
    hydratedAt.current = performance.now();
    const early = Object.entries(shownIn(element, type)).filter(([, value]) => value);
    const filled = { ...readDraft(type), ...Object.fromEntries(early) };
    if (Object.keys(filled).length === 0) return;
    fillIn(element, filled);
    void setValues({ ...emptyInquiry(type), ...filled }, false);
  });

  useEffect(() => {
    // The visitor may have begun another inquiry in the meantime.
    if (phase !== 'sent' || Object.keys(readDraft(type)).length > 0) return;
    form.current?.reset();
    resetForm();
  }, [type, phase, resetForm]);

  // All of them: a program may have filled in other fields without an event.
  const takeShown = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    void setValues({ ...values, ...shownIn(currentTarget, type) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    pressedAt.current = performance.now();
    flushSync(() => takeShown(event));
    handleSubmit(event);
  };
  const startAnother = () => setDelivery(type, undefined);
  const closeMessage = useCallback(() => {
    const current = deliveryOf(type);
    if (current) setDelivery(type, { ...current, closed: true });
  }, [type]);

  return { form, formik, takeShown, submit, delivery, phase, startAnother, closeMessage };
}

let rules: Promise<typeof import('./inquiry-schema') | undefined> | undefined;

/** Each letter is checked, so a file that is missing must not be asked for by each. */
function loadRules(): NonNullable<typeof rules> {
  rules ??= import(/* webpackChunkName: "form" */ './inquiry-schema').catch(() => {
    setTimeout(() => (rules = undefined), RULES_PAUSE_MS);
    return undefined;
  });
  return rules;
}

/** Where the rules do not load in time, the browser's own checks are enough. */
async function validate(type: InquiryType, inquiry: Inquiry): Promise<FormikErrors<Inquiry>> {
  const loaded = await Promise.race([loadRules(), pauseWhileHere(RULES_TIMEOUT_MS)]);
  return loaded ? loaded.errorsIn(type, inquiry, dayInRiga(new Date())) : {};
}

/** Resolves after so many milliseconds, and at once when the page is left. */
function pauseWhileHere(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('pagehide', end);
      resolve();
    };
    window.addEventListener('pagehide', end);
    setTimeout(end, milliseconds);
  });
}

/** What stands in the fields, by whomever: typed before hydration, brought back or filled in. */
function shownIn(form: HTMLFormElement, type: InquiryType): Inquiry {
  const shown = inquiryOf(type, Object.fromEntries(new FormData(form)));
  return shown.email ? { ...shown, email: inLatinLetters(shown.email) } : shown;
}
