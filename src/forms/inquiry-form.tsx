import type { Interpolation, Theme } from '@emotion/react';
import Clock from 'lucide-react/icons/clock';
import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { useHydrated } from '../components/use-hydrated';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import type { MailConfig } from '../mail/port';
import { pathTo } from '../site/paths';
import { dayInRiga } from '../site/riga-time';
import { FormContext } from './form-context';
import * as styles from './form-styles';
import { fieldsOf, formId, type FieldName, type InquiryType } from './inquiries';
import { NotReady, type CompanyContact } from './not-ready';
import { Outcome, type Confirmed, type OutcomeWords } from './outcome';
import { Honeypot } from './spam-guards';
import { SubmitButton } from './submit-button';
import { useInquiry } from './use-inquiry';
import { useReachableMail } from './use-reachable-mail';

export interface FormProps {
  mail: MailConfig;
  company: CompanyContact;
  /** Who answers, below the button. */
  person?: ReactNode;
}

interface InquiryFormProps extends FormProps, Confirmed {
  type: InquiryType;
  words: OutcomeWords & { title: string; action: string; sending: string; next?: string };
  children: ReactNode;
  sx?: Interpolation<Theme>;
}

export function InquiryForm({
  type,
  words,
  mail: configured,
  person,
  children,
  sx,
  ...outcome
}: InquiryFormProps) {
  const { t } = useTranslation('forms');
  const mail = useReachableMail(configured);
  const { t: common } = useTranslation('common');
  const privacy = pathTo(useLanguage(), 'privacy');
  const inquiry = useInquiry(type, words.title, mail);
  const { form, formik, submit, delivery, phase, startAnother, closeMessage } = inquiry;
  const { values, errors, submitCount, handleChange, setValues } = formik;
  const [empty, setEmpty] = useState(false);
  const sending = phase === 'sending';
  const sent = phase === 'sent';
  // Only a form that asks for a day is drawn a second time to learn today's date.
  const asksForDay = fieldsOf(type).some(([, { rule }]) => rule === 'day');
  const today = useHydrated(asksForDay) ? dayInRiga(new Date()) : '';
  const id = formId(type);
  const notReadyId = `${id}-not-ready`;

  const setValue = useCallback(
    (name: FieldName, value: string) => void setValues((held) => ({ ...held, [name]: value })),
    [setValues],
  );

  // Specification, section 5.
  const sayEmptyEmail = (event: FormEvent<HTMLFormElement>) => {
    if (type !== 'quick' || values.email) return;
    event.preventDefault();
    formik.setFieldError('email', 'required');
    setEmpty(true);
    event.currentTarget.querySelector('input')?.focus();
  };

  const closeToast = useCallback(() => {
    const element = form.current;
    const focused = element?.querySelector('[data-toast]')?.contains(document.activeElement);
    const next = sent ? '[data-confirmation]' : '[type=submit]';
    if (focused) element?.querySelector<HTMLElement>(next)?.focus();
    setEmpty(false);
    closeMessage();
  }, [form, sent, closeMessage]);

  return (
    <FormContext.Provider
      value={{
        id,
        type,
        today,
        values,
        errors: submitCount > 0 || empty ? errors : {},
        onChange: handleChange,
        setValue,
      }}
    >
      <form
        ref={form}
        id={id}
        aria-label={words.title}
        tabIndex={-1}
        css={[styles.form, sx]}
        onSubmit={(event) => {
          setEmpty(false);
          submit(event);
        }}
        onInvalid={sayEmptyEmail}
      >
        {mail.mode === 'off' && <p css={styles.formNote}>{t('off')}</p>}
        <fieldset disabled={sending} hidden={sent}>
          {children}
          <Honeypot />
          <SubmitButton words={words} sending={sending} notReadyId={notReadyId} />
          <p css={styles.privacy}>
            {t('privacy')} <SiteLink to={privacy}>{common('pages.privacy')}</SiteLink>.
          </p>
        </fieldset>
        <NotReady id={notReadyId} company={outcome.company} />
        <Outcome
          {...outcome}
          type={type}
          delivery={delivery}
          empty={empty}
          words={words}
          onClose={closeToast}
          onAgain={startAnother}
        />
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
