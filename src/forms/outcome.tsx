import { css } from '@emotion/react';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Toast, type ToastMessage } from '../components/toast';
import { visuallyHidden } from '../components/visually-hidden';
import { telUrl } from '../site/tel-url';
import { Confirmation, type Detail } from './confirmation';
import { isUnderway, type Delivery } from './deliveries';
import type { Inquiry, InquiryType } from './inquiries';
import { mailLink } from './mail-link';
import type { Reach } from './not-ready';
import type { SendFailure } from './send-inquiry';

interface Said {
  title: string;
  text: string;
}

/** What a form says in its own words. */
export interface OutcomeWords {
  sent: Said & {
    /** What the visitor has asked for. */
    asked: string;
    /** What happens next. */
    next: string;
  };
  /** Of the quick form: nothing was filled in. */
  empty?: Said;
}

/** What a page tells the confirmation. */
export interface Confirmed {
  /** What was asked for in particular: a place, a time. */
  describe?: (inquiry: Inquiry) => readonly Detail[];
  /** By when the visitor has an answer to what was sent at a moment; on working days without it. */
  answerBy?: (sent: Date) => string;
}

interface OutcomeProps extends Confirmed {
  type: InquiryType;
  delivery: Delivery | undefined;
  /** The form was sent with nothing filled in. */
  empty: boolean;
  words: OutcomeWords & { sending: string };
  company: Reach;
  onClose: () => void;
  onAgain: () => void;
}

/**
 * Everything that a form says about its delivery: that it is being sent, has arrived, or has
 * failed, and then how else to reach the company.
 */
export function Outcome(props: OutcomeProps) {
  const { t } = useTranslation('forms');
  const { delivery, words, describe, answerBy } = props;
  const message = useToast(props);
  const byWhen = (sentAt?: string) =>
    (sentAt && answerBy?.(new Date(sentAt))) || t('sent.workingDays');
  const details = ({ inquiry, sentAt, reference }: Delivery): Detail[] => [
    { label: t('sent.asked'), value: words.sent.asked },
    ...(describe?.(inquiry) ?? []),
    { label: t('sent.reply'), value: inquiry.email ?? '' },
    { label: t('sent.by'), value: byWhen(sentAt) },
    { label: t('sent.reference'), value: reference },
  ];
  return (
    <>
      <p css={visuallyHidden} role="status">
        {isUnderway(delivery) && words.sending}
      </p>
      {delivery?.phase === 'sent' && (
        <Confirmation
          title={words.sent.title}
          text={words.sent.text}
          details={details(delivery)}
          next={words.sent.next}
          onAgain={props.onAgain}
        />
      )}
      <Toast message={message} closeLabel={t('close')} onClose={props.onClose} />
    </>
  );
}

/** How the delivery ended, or that nothing was filled in; nothing once the visitor has closed it. */
function useToast(props: OutcomeProps): ToastMessage | undefined {
  const { type, delivery, empty, words, company } = props;
  const { t } = useTranslation('forms');
  if (empty) return words.empty && { kind: 'failure', ...words.empty };
  if (!delivery || delivery.closed) return undefined;
  if (delivery.phase === 'sent')
    return { kind: 'success', title: words.sent.title, text: words.sent.text };
  if (delivery.phase !== 'failed') return undefined;
  const { reason, reference, inquiry } = delivery;
  const link = mailLink(company.email, type, inquiry, { at: new Date(), reference });
  const children = (
    <>
      <p>{t('reference', { reference })}</p>
      <div css={ways}>
        <a href={link.href}>
          <Icon of={Mail} size="small" />
          {t('failure.mail')}
        </a>
        <a href={telUrl(company.phone)}>
          <Icon of={Phone} size="small" />
          {t('failure.call')}
        </a>
      </div>
      {link.cut && <p>{t('failure.cut')}</p>}
    </>
  );
  return {
    kind: 'failure',
    title: reason === 'unknown' ? t('failure.unknown.title') : t('failure.title'),
    text: `${t(textFor(type, reason))} ${t('failure.kept')}`,
    children,
  };
}

/**
 * Specification, section 8: the contact form says "try again later", the others say the error. An
 * internal error is written only to the console.
 */
function textFor(type: InquiryType, reason: SendFailure) {
  if (reason === 'off') return 'off';
  if (reason === 'tooLarge') return 'failure.tooLarge';
  if (reason === 'unknown') return 'failure.unknown.text';
  return reason === 'internal' || type === 'contact' ? 'failure.later' : 'failure.failed';
}

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin-top: 8px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
