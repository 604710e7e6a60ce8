import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../components/visually-hidden';
import { Confirmation, type Detail } from './confirmation';
import type { Delivery } from './deliveries';
import type { Inquiry, InquiryType } from './inquiries';
import type { Reach } from './not-ready';
import { OutcomeToast, type OutcomeWords } from './outcome-toast';

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
 * failed.
 */
export function Outcome({
  delivery,
  empty,
  words,
  describe,
  answerBy,
  onAgain,
  ...toast
}: OutcomeProps) {
  const { t } = useTranslation('forms');
  const told = delivery?.closed ? undefined : delivery;
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
        {delivery?.phase === 'sending' && words.sending}
      </p>
      {delivery?.phase === 'sent' && (
        <Confirmation
          title={words.sent.title}
          text={words.sent.text}
          details={details(delivery)}
          next={words.sent.next}
          onAgain={onAgain}
        />
      )}
      <OutcomeToast {...toast} outcome={empty ? 'empty' : told} words={words} />
    </>
  );
}
