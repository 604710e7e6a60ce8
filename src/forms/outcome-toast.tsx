import { css } from '@emotion/react';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Toast, type ToastMessage } from '../components/toast';
import { telUrl } from '../site/tel-url';
import type { Delivery } from './deliveries';
import type { InquiryType } from './inquiries';
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

interface OutcomeToastProps {
  type: InquiryType;
  /** What to tell: how the delivery ended, or that nothing was filled in. */
  outcome: Delivery | 'empty' | undefined;
  words: OutcomeWords;
  company: Reach;
  onClose: () => void;
}

/** Says what became of an inquiry, and after a failure how else to reach the company. */
export function OutcomeToast({ type, outcome, words, company, onClose }: OutcomeToastProps) {
  const { t } = useTranslation('forms');

  const message = (): ToastMessage | undefined => {
    if (outcome === 'empty') return words.empty && { kind: 'failure', ...words.empty };
    if (outcome?.phase === 'sent')
      return { kind: 'success', title: words.sent.title, text: words.sent.text };
    if (outcome?.phase !== 'failed') return undefined;
    const { reason, reference, inquiry } = outcome;
    const text = `${t(textFor(type, reason))} ${t('failure.kept')}`;
    const title = reason === 'unknown' ? t('failure.unknown.title') : t('failure.title');
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
    return { kind: 'failure', title, text, children };
  };

  return <Toast message={message()} closeLabel={t('close')} onClose={onClose} />;
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
