import { useFormik } from 'formik';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type FormEvent,
} from 'react';
import { useTakeOver } from '../components/use-take-over';
import type { MailConfig } from '../mail/port';
import { begin, deliver, refuse, type Attempt } from './deliver';
import {
  deliveryOf,
  isUnderway,
  listenToDeliveries,
  noteDelivery,
  type Delivery,
} from './deliveries';
import { keepDraft, readDraft } from './draft';
import { emptyInquiry, inquiryOf, type Inquiry, type InquiryType } from './inquiries';
import { patience } from './patience';
import { refusalsOf } from './refusals';
import { springTrap } from './trap';
import { useOutcomeFocus } from './use-outcome-focus';

interface InquiryOptions {
  type: InquiryType;
  /** What the page calls the form. */
  name: string;
  mail: MailConfig;
}

/**
 * An inquiry from the first letter, also before hydration, to its arrival. Until then what is filled in
 * survives a failure, a reload, another page and another language.
 */
export function useInquiry({ type, name, mail }: InquiryOptions) {
  const form = useRef<HTMLFormElement>(null);
  const aliveSince = useRef<number>();
  const attempt = useRef<Attempt>();
  const delivery = useDelivery(type);
  const underway = isUnderway(delivery);
  const phase = underway ? 'sending' : delivery?.phase;
  useOutcomeFocus(form, phase);

  const formik = useFormik<Inquiry>({
    initialValues: emptyInquiry(type),
    validate: (inquiry) => refusalsOf(type, inquiry),
    validateOnBlur: false,
    onSubmit: (inquiry) => {
      const { current: begun } = attempt;
      attempt.current = undefined;
      if (!begun) return;
      const held = patience(aliveSince.current ?? 0);
      if (form.current && springTrap(form.current)) refuse(begun, inquiry, TRAPPED);
      else void deliver({ ...begun, name, mail, inquiry, patience: held });
    },
  });
  const { values, errors, submitCount, setValues, resetForm } = formik;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const begun = begin(type, values);
    if (!begun) return;
    attempt.current = begun;
    void formik.submitForm().finally(() => {
      // What the rules refuse is no try.
      if (attempt.current === begun) noteDelivery(type, begun.before);
    });
  };

  useEffect(() => {
    if (aliveSince.current !== undefined) keepDraft(type, values);
  }, [type, values]);

  useTakeOver(form, (element) => {
    aliveSince.current = performance.now();
    const held = { ...readDraft(type), ...typed(element, type) };
    if (Object.keys(held).length > 0) void setValues({ ...emptyInquiry(type), ...held }, false);
  });

  useEffect(() => {
    // The visitor may have begun another inquiry in the meantime.
    if (phase !== 'sent' || Object.keys(readDraft(type)).length > 0) return;
    resetForm();
  }, [type, phase, resetForm]);

  useEffect(() => {
    if (submitCount > 0 && !underway && Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once after each try, not at each letter
  }, [submitCount, underway]);

  /** Makes room for another inquiry. */
  const again = () => noteDelivery(type, undefined);
  const close = useCallback(() => {
    if (delivery) noteDelivery(type, { ...delivery, closed: true });
  }, [type, delivery]);

  return { form, formik, submit, delivery, phase, again, close };
}

/** The last delivery; nothing in the built HTML and while React takes the page over. */
function useDelivery(type: InquiryType): Delivery | undefined {
  // As a text, so that an equal delivery is no change.
  const text = useSyncExternalStore(
    listenToDeliveries,
    () => JSON.stringify(deliveryOf(type) ?? null),
    () => 'null',
  );
  return useMemo(() => (JSON.parse(text) as Delivery | null) ?? undefined, [text]);
}

const TRAPPED = {
  success: false,
  reason: 'failed',
  error: 'The trap field was filled in.',
} as const;

/** What the form holds before React knows of it: typed early, or brought back by the browser. */
function typed(form: HTMLFormElement, type: InquiryType): Inquiry {
  const filled = [...new FormData(form)].filter(([, value]) => value);
  return inquiryOf(type, Object.fromEntries(filled));
}
