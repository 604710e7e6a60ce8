import type { Interpolation, Theme } from '@emotion/react';
import Clock from '@lucide/icons/icons/clock';
import { graphql } from 'gatsby';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, visuallyHidden } from '../theme';
import { Icon } from '../components/icon';
import { lazyWithFallback } from '../components/lazy-with-fallback';
import { useFocusFallback } from '../components/use-focus-fallback';
import { useHydrated } from '../start/hydration-hooks';
import { PageLink } from '../links/page-link';
import type { MailConfig } from '../mail/mail-service';
import { asSentence } from '../site/text';
import { closeMessage, forgetSent } from './deliveries';
import * as styles from './form-styles';
import { cleanEmail, formId, type Inquiry, type InquiryType } from './inquiries';
import { FormNotReady, type CompanyContact } from './form-not-ready';
import type { Confirmed, OutcomeProps, OutcomeWords } from './outcome';
import { FormContext, HONEYPOT_NAME, useInquiry } from './use-inquiry';

/** Loads with the validation rules, at the first key press. */
const Outcome = lazyWithFallback(
  () => import(/* webpackChunkName: "form" */ './outcome').then((file) => file.Outcome),
  PlainOutcome,
);

export interface FormProps {
  mail: MailConfig;
  company: CompanyContact;
  /** The person who answers, below the button. */
  person?: React.ReactNode;
}

interface InquiryFormProps extends FormProps, Confirmed {
  type: InquiryType;
  /** Converts stored values to text when the form is sent. */
  write?: (inquiry: Inquiry) => Inquiry;
  words: OutcomeWords & { title: string; action: string; sending: string; next?: string };
  children: React.ReactNode;
  sx?: Interpolation<Theme>;
}

export function InquiryForm({
  type,
  write,
  words,
  mail: configured,
  person,
  children,
  sx,
  ...outcome
}: InquiryFormProps) {
  const { t } = useTranslation('forms');
  const hydrated = useHydrated();
  // A local build that is published sends nothing: it would send to the visitor's own machine.
  const isPublished =
    hydrated && configured.mode === 'local' && !THIS_MACHINE.test(window.location.hostname);
  const mail: MailConfig = isPublished ? { ...configured, mode: 'off' } : configured;
  const { t: common } = useTranslation('common');
  const { form, formik, readFields, submit, delivery, phase } = useInquiry(type, mail, write);
  const { touched, errors, setFieldTouched, setFieldError } = formik;
  const sending = phase === 'sending';
  const sent = phase === 'sent';
  // A toast that closes may have had the focus.
  const focusListeners = useFocusFallback(form, (element) =>
    element.querySelector<HTMLElement>(sent ? '[data-confirmation]' : '[type=submit]'),
  );
  const id = formId(type);
  const notReadyId = `${id}-not-ready`;

  // The quick form has a message of its own for an empty field (specification, section 5).
  const empty = words.empty !== undefined && touched.email === true && errors.email === 'required';
  const [outcomeNeeded, setOutcomeNeeded] = useState(false);
  if (!outcomeNeeded && (formik.dirty || delivery || empty)) setOutcomeNeeded(true);
  const onInvalid = (event: React.FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement;
    if (field.type === 'email') field.value = cleanEmail(field.value);
    if (field.validity.valid) {
      event.preventDefault();
      // The browser ignores it during its validation.
      setTimeout(() => field.form?.querySelector<HTMLElement>('[type=submit]')?.click());
    }
    if (!words.empty || !field.validity.valueMissing) return;
    event.preventDefault();
    void setFieldTouched('email', true, false);
    setFieldError('email', 'required');
    field.focus();
  };

  return (
    <FormContext.Provider value={{ type, ...formik }}>
      <form
        ref={form}
        id={id}
        aria-label={words.title}
        // Outside of a dialog the browser sends nothing, and writes nothing into the address.
        method="dialog"
        tabIndex={-1}
        css={[styles.form, sx]}
        onInput={readFields}
        onSubmit={submit}
        onInvalid={onInvalid}
        {...focusListeners}
      >
        {mail.mode === 'off' && <p css={styles.formNote}>{t('off')}</p>}
        <fieldset disabled={sending} hidden={sent}>
          {children}
          <div css={visuallyHidden} aria-hidden>
            <input
              type="text"
              name={HONEYPOT_NAME}
              tabIndex={-1}
              autoComplete="off"
              defaultValue=""
            />
          </div>
          <button
            type="submit"
            css={[buttonStyles(type === 'contact' ? 'solid' : 'primary'), styles.submit]}
            disabled={sending}
            // After a reload Firefox would restore that it was disabled.
            autoComplete="off"
            aria-describedby={hydrated ? undefined : notReadyId}
          >
            {sending && <span css={styles.spinner} />}
            <span>{sending ? words.sending : words.action}</span>
          </button>
          <p css={styles.privacy}>
            {t('privacy')} <PageLink to="privacy">{common('pages.privacy')}</PageLink>.
          </p>
        </fieldset>
        <FormNotReady id={notReadyId} company={outcome.company} />
        {outcomeNeeded && (
          <Suspense>
            <Outcome
              {...outcome}
              type={type}
              form={form}
              phase={phase}
              delivery={delivery}
              empty={empty}
              words={words}
              onClose={() =>
                empty ? void setFieldTouched('email', false, false) : closeMessage(type)
              }
              onAgain={() => forgetSent(type)}
            />
          </Suspense>
        )}
        {words.next !== undefined && !sent && (
          <p css={styles.whatNext}>
            <Icon of={Clock} size="small" />
            {words.next}
          </p>
        )}
        {!sent && person}
      </form>
    </FormContext.Provider>
  );
}

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)$/;

/** The state of an inquiry, for when the chunk of `outcome` fails to load. */
function PlainOutcome({ phase, words }: OutcomeProps) {
  const { t } = useTranslation('forms');
  const texts = {
    sent: `${asSentence(words.sent.title)} ${words.sent.text}`,
    failed: `${t('failure.title')}. ${t('failure.later')} ${t('failure.kept')}`,
  };
  return (
    <p css={styles.formNote} aria-live="polite">
      {(phase === 'sent' || phase === 'failed') && texts[phase]}
    </p>
  );
}

/** @public Gatsby takes fragments from exports. */
export const formsQuery = graphql`
  fragment Forms on Query {
    ...Samples
    mail {
      mode
      origin
      account
    }
    company {
      contact {
        person {
          slug
          name
          photoAlt(language: $language)
          photo {
            childImageSharp {
              gatsbyImageData(width: 64, height: 64, outputPixelDensities: [1, 2])
            }
          }
        }
      }
    }
  }
`;
