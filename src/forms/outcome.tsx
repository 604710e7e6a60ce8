import { css } from '@emotion/react';
import Mail from '@lucide/icons/icons/mail';
import Phone from '@lucide/icons/icons/phone';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '../components/fact-list';
import { Icon } from '../components/icon';
import { Toast, type ToastMessage } from '../components/toast';
import {
  buttonStyles,
  cardTitle,
  cluster,
  grid,
  groupTitle,
  plainLink,
  visuallyHidden,
} from '../theme';
import { useLanguage } from '../links/current-page';
import { asSentence, telUrl } from '../site/text';
import type { Delivery, SendFailure } from './deliveries';
import { useText } from './field';
import { formId, type Inquiry, type InquiryType } from './inquiries';
import { mailLink } from './mail-link';
import type { CompanyContact } from './form-not-ready';

interface TitledText {
  title: string;
  text: string;
}

export interface OutcomeWords {
  sent: TitledText & { asked: string; next: string };
  /** What the quick form says when nothing was filled in. */
  empty?: TitledText;
}

export interface Confirmed {
  describe?: (inquiry: Inquiry) => readonly Fact[];
  /** The time by which the answer comes; without it the confirmation names the working days. */
  answerBy?: (sent: Date) => string;
  /** Below what happens next. */
  after?: (sent: Date) => React.ReactNode;
}

export interface OutcomeProps extends Confirmed {
  type: InquiryType;
  form: RefObject<HTMLFormElement>;
  /** The phase of the form; while it sends, the delivery may still be an earlier one. */
  phase: Delivery['phase'] | undefined;
  delivery: Delivery | undefined;
  empty: boolean;
  words: OutcomeWords & { sending: string };
  company: CompanyContact;
  onClose: () => void;
  onAgain: () => void;
}

/** The messages about an inquiry, visible and for screen readers. */
export function Outcome(props: OutcomeProps) {
  const { t } = useTranslation('forms');
  const { form, phase, delivery, words, describe, answerBy, after, onClose } = props;
  const message = useToast(props);
  const titleId = `${formId(props.type)}-sent`;
  const sent = phase === 'sent' ? delivery : undefined;
  const { sentAt, reference = '', inquiry } = sent ?? {};
  const by = (sentAt && answerBy?.(new Date(sentAt))) || t('sent.workingDays');
  const facts: Fact[] = [
    [t('sent.asked'), words.sent.asked],
    ...((inquiry && describe?.(inquiry)) ?? []),
    [t('sent.reply'), inquiry?.email, true],
    [t('sent.by'), by],
    [t('sent.reference'), reference, true],
  ];

  useOutcomeFocus(form, phase);
  return (
    <>
      <p css={visuallyHidden} aria-live="polite">
        {delivery?.phase === 'sending' && words.sending}
        {sent &&
          !sent.closed &&
          `${asSentence(words.sent.title)} ${t('sent.by')}: ${by}. ${t('reference', { reference })}.`}
      </p>
      {sent && (
        <div
          css={confirmation}
          role="group"
          aria-labelledby={titleId}
          tabIndex={-1}
          data-confirmation
        >
          <h2 id={titleId} css={groupTitle}>
            {words.sent.title}
          </h2>
          <p>{words.sent.text}</p>
          <FactList facts={facts} />
          <h3 css={cardTitle}>{t('sent.next')}</h3>
          <p>{words.sent.next}</p>
          {sentAt && after?.(new Date(sentAt))}
          <button type="button" css={buttonStyles('secondary')} onClick={props.onAgain}>
            {t('sent.again')}
          </button>
        </div>
      )}
      <Toast message={message} closeLabel={t('close')} onClose={onClose} />
    </>
  );
}

/** Replaces the form once an inquiry is sent, until the visitor wants to send another. */
const confirmation = css(grid(16), {
  alignContent: 'start',
  h3: { marginBottom: -10 },
  dl: {
    display: 'grid',
    gap: 12,
    padding: '18px 20px',
    borderRadius: 'var(--r)',
    background: 'var(--mist)',
  },
  dt: { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', lineHeight: 1.4 },
  dd: { fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere', textWrap: 'balance' },
  'h3 + p': { color: 'var(--ink-soft)' },
  button: { justifySelf: 'start' },
});

/** A disabled field loses the focus, so it moves with the phase, within the form. */
function useOutcomeFocus(form: RefObject<HTMLFormElement>, phase: OutcomeProps['phase']): void {
  const lastPhase = useRef<OutcomeProps['phase'] | 'mounting'>('mounting');
  useEffect(() => {
    const before = lastPhase.current;
    lastPhase.current = phase;
    const { current: element } = form;
    const { activeElement } = document;
    if (before === phase || !element) return;
    if (activeElement !== document.body && !element.contains(activeElement)) return;
    if (phase === 'sending') element.focus({ preventScroll: true });
    else if (before === 'sending') focusOutcome(element);
    // This component is loaded late: the fields may have been refused by then.
    else if (before === 'mounting') wrongField(element)?.focus();
    else if (before === 'sent') element.querySelector<HTMLElement>('[name]')?.focus();
  }, [form, phase]);
}

const wrongField = (form: HTMLElement) => form.querySelector<HTMLElement>('[aria-invalid=true]');

function focusOutcome(form: HTMLElement): void {
  const confirmation = form.querySelector<HTMLElement>('[data-confirmation]');
  // Not every browser scrolls a focused element out from under the floating toast.
  confirmation?.focus({ preventScroll: true });
  confirmation?.scrollIntoView();
  const wrong = wrongField(form);
  // The message may be collapsed.
  wrong?.closest('details')?.setAttribute('open', '');
  (wrong ?? form.querySelector<HTMLElement>('[data-toast=failure]'))?.focus();
}

function useToast(props: OutcomeProps): ToastMessage | undefined {
  const { type, phase, delivery, empty, words, company } = props;
  const language = useLanguage();
  const { t } = useTranslation('forms');
  const text = useText();
  if (empty) return words.empty && { kind: 'failure', ...words.empty };
  if (!delivery || delivery.closed) return undefined;
  if (phase === 'sent') return { kind: 'success', title: words.sent.title, text: words.sent.text };
  if (phase !== 'failed') return undefined;
  const { reason, reference, inquiry } = delivery;
  const link = mailLink(company.email, type, inquiry, { text, reference, language });
  const children = (
    <>
      <p>{t('reference', { reference })}</p>
      <div css={actions}>
        <a href={link.href}>
          <Icon of={Mail} size="small" />
          {t('failure.mail')}
        </a>
        <span translate="no">{company.email}</span>
        <a href={telUrl(company.phone)}>
          <Icon of={Phone} size="small" />
          {t('failure.call')}
        </a>
      </div>
      {!link.hasMessage && <p>{t('failure.copy')}</p>}
    </>
  );
  return {
    kind: 'failure',
    title: reason === 'unknown' ? t('failure.unknown.title') : t('failure.title'),
    text: `${t(textFor(type, reason))} ${t('failure.kept')}`,
    children,
  };
}

/** Only the contact form and an internal error say "try again later" (specification, section 8). */
function textFor(type: InquiryType, reason: SendFailure | undefined) {
  if (reason === 'off') return 'off';
  if (reason === 'tooLarge') return 'failure.tooLarge';
  if (reason === 'unknown') return 'failure.unknown.text';
  return reason === 'internal' || type === 'contact' ? 'failure.later' : 'failure.failed';
}

const actions = css(cluster('4px 18px'), {
  marginTop: 8,
  alignItems: 'center',
  a: [plainLink, { minHeight: 28 }],
});
