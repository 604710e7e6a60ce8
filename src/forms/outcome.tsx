import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../components/visually-hidden';
import { Confirmation, type Detail } from './confirmation';
import type { Delivery } from './deliveries';
import type { Inquiry, InquiryType } from './inquiries';
import type { Reach } from './not-ready';
import { OutcomeToast, type OutcomeWords } from './outcome-toast';

interface OutcomeProps {
  type: InquiryType;
  delivery: Delivery | undefined;
  /** The form was sent with nothing filled in. */
  empty: boolean;
  words: OutcomeWords & { sending: string; next?: string };
  /** What the confirmation names beside the e-mail address: what was asked for. */
  describe: ((inquiry: Inquiry) => readonly Detail[]) | undefined;
  company: Reach;
  onClose: () => void;
  onAgain: () => void;
}

/**
 * Everything that a form says about its delivery: that it is being sent, has arrived, or has
 * failed.
 */
export function Outcome({ delivery, empty, words, describe, onAgain, ...toast }: OutcomeProps) {
  const { t } = useTranslation('forms');
  const told = delivery?.closed ? undefined : delivery;
  return (
    <>
      <p css={visuallyHidden} role="status">
        {delivery?.phase === 'sending' && words.sending}
      </p>
      {delivery?.phase === 'sent' && (
        <Confirmation
          title={words.sent.title}
          text={words.sent.text}
          details={[
            { label: t('sent.reply'), value: delivery.inquiry.email ?? '' },
            ...(describe?.(delivery.inquiry) ?? []),
            { label: t('sent.reference'), value: delivery.reference },
          ]}
          next={words.sent.next ?? words.next}
          onAgain={onAgain}
        />
      )}
      <OutcomeToast {...toast} outcome={empty ? 'empty' : told} words={words} />
    </>
  );
}
