import { Clock } from 'lucide-react';
import { useCallback, useMemo, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, type ButtonKind } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useHydrated } from '../components/use-hydrated';
import type { MailConfig } from '../site/mail-config';
import { dayInRiga } from '../site/riga-time';
import { fieldRules } from './field-rules';
import { FormContext } from './form-context';
import * as styles from './form-styles';
import { formId, type InquiryType } from './inquiries';
import { inquirySchema } from './inquiry-schema';
import { OutcomeToast, type OutcomeWords } from './outcome-toast';
import { Trap } from './trap';
import { useInquiry } from './use-inquiry';
import { WithoutScripts, type Reach } from './without-scripts';

/** What a page gives to each of its forms. */
export interface FormProps {
  mail: MailConfig;
  company: Reach;
}

interface InquiryFormProps extends FormProps {
  type: InquiryType;
  /** What the page calls the form. */
  title: string;
  words: OutcomeWords & { action: string; sending: string; next?: string };
  /** The fields. */
  children: ReactNode;
  button?: ButtonKind;
  className?: string;
}

/** A form with all that every form needs; its fields are its children. */
export function InquiryForm({
  type,
  title,
  words,
  mail,
  company,
  children,
  button = 'primary',
  className,
}: InquiryFormProps) {
  const { t } = useTranslation('forms');
  const hydrated = useHydrated();
  const { form, formik, submit, outcome, setOutcome } = useInquiry({ type, name: title, mail });
  const { values, errors, isSubmitting: sending, handleChange, setValues } = formik;
  const today = hydrated ? dayInRiga(new Date()) : '';
  const rules = useMemo(() => inquirySchema(type, today), [type, today]);
  const closeToast = useCallback(() => setOutcome(undefined), [setOutcome]);

  const setMessage = useCallback(
    (write: (message: string) => string) =>
      void setValues((held) => ({ ...held, message: write(held.message ?? '') })),
    [setValues],
  );

  // An empty e-mail of the quick form is said by a toast (specification, section 5).
  const sayEmptyEmail = (event: FormEvent<HTMLFormElement>) => {
    if (type !== 'quick' || values.email) return;
    event.preventDefault();
    formik.setFieldError('email', 'required');
    setOutcome({ sent: false, reason: 'empty', inquiry: values });
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <FormContext.Provider
      value={{
        id: formId(type),
        values,
        refusals: errors,
        rulesOf: (field) => fieldRules(rules, field),
        change: handleChange,
        setMessage,
      }}
    >
      <form
        ref={form}
        id={formId(type)}
        aria-label={title}
        css={styles.form}
        className={className}
        onSubmit={(event) => void submit(event)}
        onInvalid={sayEmptyEmail}
      >
        <WithoutScripts company={company} />
        {mail.mode === 'off' && <p css={styles.note}>{t('off')}</p>}
        <fieldset disabled={sending}>
          {children}
          <Trap />
          <button
            type="submit"
            css={[buttonStyles(button), styles.submit]}
            disabled={sending || !hydrated}
            data-sending={sending || undefined}
          >
            {sending && <span css={styles.spinner} />}
            {sending ? words.sending : words.action}
          </button>
        </fieldset>
        {words.next !== undefined && (
          <p css={styles.next}>
            <Icon of={Clock} size="small" />
            {words.next}
          </p>
        )}
        <OutcomeToast
          type={type}
          outcome={outcome}
          words={words}
          company={company}
          onClose={closeToast}
        />
      </form>
    </FormContext.Provider>
  );
}
