import Clock from 'lucide-react/icons/clock';
import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ButtonKind } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useHydrated } from '../components/use-hydrated';
import type { MailConfig } from '../mail/port';
import { dayInRiga } from '../site/riga-time';
import { FormContext } from './form-context';
import * as styles from './form-styles';
import { fieldsOf, formId, type InquiryType } from './inquiries';
import { NotReady, type Reach } from './not-ready';
import { Outcome, type Confirmed, type OutcomeWords } from './outcome';
import { SubmitButton } from './submit-button';
import { Trap } from './trap';
import { useInquiry } from './use-inquiry';

/** What a page gives to each of its forms. */
export interface FormProps {
  mail: MailConfig;
  company: Reach;
}

interface InquiryFormProps extends FormProps, Confirmed {
  type: InquiryType;
  /** What the page calls the form. */
  title: string;
  words: OutcomeWords & { action: string; sending: string; next?: string };
  /** The fields. */
  children: ReactNode;
  button?: ButtonKind;
  className?: string;
}

/** A form with everything that all forms have in common; its fields are its children. */
export function InquiryForm({
  type,
  title,
  words,
  describe,
  answerBy,
  mail,
  company,
  children,
  button = 'primary',
  className,
}: InquiryFormProps) {
  const { t } = useTranslation('forms');
  const { form, formik, submit, delivery, phase, again, close } = useInquiry({
    type,
    name: title,
    mail,
  });
  const { values, errors, submitCount, handleChange, setValues } = formik;
  const [empty, setEmpty] = useState(false);
  const sending = phase === 'sending';
  const sent = phase === 'sent';
  // Only a form that asks for a day needs to know today's date, which takes the browser some time.
  const asksForDay = fieldsOf(type).some(([, { rule }]) => rule === 'day');
  const today = useHydrated(asksForDay) ? dayInRiga(new Date()) : '';
  const id = formId(type);
  const notReady = `${id}-not-ready`;

  const setMessage = useCallback(
    (write: (message: string) => string) =>
      void setValues((held) => ({ ...held, message: write(held.message ?? '') })),
    [setValues],
  );

  // When the e-mail of the quick form is empty, a toast says so (specification, section 5).
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
    close();
  }, [form, sent, close]);

  return (
    <FormContext.Provider
      value={{
        id,
        type,
        today,
        values,
        refusals: submitCount > 0 || empty ? errors : {},
        change: handleChange,
        setMessage,
      }}
    >
      <form
        ref={form}
        id={id}
        aria-label={title}
        tabIndex={-1}
        css={styles.form}
        className={className}
        onSubmit={(event) => {
          setEmpty(false);
          submit(event);
        }}
        onInvalid={sayEmptyEmail}
      >
        {mail.mode === 'off' && <p css={styles.note}>{t('off')}</p>}
        <fieldset disabled={sending} hidden={sent}>
          {children}
          <Trap />
          <SubmitButton kind={button} words={words} sending={sending} notReady={notReady} />
        </fieldset>
        <NotReady id={notReady} company={company} />
        <Outcome
          type={type}
          delivery={delivery}
          empty={empty}
          words={words}
          describe={describe}
          answerBy={answerBy}
          company={company}
          onClose={closeToast}
          onAgain={again}
        />
        {words.next !== undefined && !sent && (
          <p css={styles.next}>
            <Icon of={Clock} size="small" />
            {words.next}
          </p>
        )}
      </form>
    </FormContext.Provider>
  );
}
