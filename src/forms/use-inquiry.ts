import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { useTakeOver } from '../components/use-take-over';
import type { MailConfig } from '../mail/port';
import { begin, deliver, noteFailure, type Attempt } from './deliver';
import { isUnderway, noteDelivery, useDelivery } from './deliveries';
import { readDraft, saveDraft } from './draft';
import { emptyInquiry, inquiryOf, type Inquiry, type InquiryType } from './inquiries';
import { checkHoneypot, holdBack } from './spam-guards';
import { useOutcomeFocus } from './use-outcome-focus';
import { validateInquiry } from './validate-inquiry';

/** Until an inquiry arrives, it survives a failure, a reload, another page and another language. */
export function useInquiry(type: InquiryType, formName: string, mail: MailConfig) {
  const form = useRef<HTMLFormElement>(null);
  const hydratedAt = useRef<number>();
  const currentAttempt = useRef<Attempt>();
  const delivery = useDelivery(type);
  const underway = isUnderway(delivery);
  const phase = underway ? 'sending' : delivery?.phase;
  useOutcomeFocus(form, phase);

  const formik = useFormik<Inquiry>({
    initialValues: emptyInquiry(type),
    validate: (inquiry) => validateInquiry(type, inquiry),
    validateOnBlur: false,
    onSubmit: (inquiry) => {
      const { current: attempt } = currentAttempt;
      currentAttempt.current = undefined;
      if (!attempt) return;
      const heldBack = holdBack(hydratedAt.current ?? 0);
      if (form.current && checkHoneypot(form.current)) noteFailure(attempt, inquiry, SPAM);
      else void deliver({ ...attempt, formName, mail, inquiry, heldBack });
    },
  });
  const { values, errors, submitCount, setValues, resetForm } = formik;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const attempt = begin(type, values);
    if (!attempt) return;
    currentAttempt.current = attempt;
    void formik.submitForm().finally(() => {
      // An invalid inquiry was no attempt.
      if (currentAttempt.current === attempt) noteDelivery(type, attempt.before);
    });
  };

  useEffect(() => {
    if (hydratedAt.current !== undefined) saveDraft(type, values);
  }, [type, values]);

  useTakeOver(form, (element) => {
    hydratedAt.current = performance.now();
    const filled = { ...readDraft(type), ...typedEarly(element, type) };
    if (Object.keys(filled).length > 0) void setValues({ ...emptyInquiry(type), ...filled }, false);
  });

  useEffect(() => {
    // The visitor may have begun another inquiry in the meantime.
    if (phase === 'sent' && Object.keys(readDraft(type)).length === 0) resetForm();
  }, [type, phase, resetForm]);

  useEffect(() => {
    if (submitCount > 0 && !underway && Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once after each attempt, not at each letter
  }, [submitCount, underway]);

  const startAnother = () => noteDelivery(type, undefined);
  const closeMessage = useCallback(() => {
    if (delivery) noteDelivery(type, { ...delivery, closed: true });
  }, [type, delivery]);

  return { form, formik, submit, delivery, phase, startAnother, closeMessage };
}

const SPAM = { reason: 'failed', error: 'The trap field was filled in.' } as const;

/** What was typed before hydration, or brought back by the browser. */
function typedEarly(form: HTMLFormElement, type: InquiryType): Inquiry {
  const filled = [...new FormData(form)].filter(([, value]) => value);
  return inquiryOf(type, Object.fromEntries(filled));
}
