import { css } from '@emotion/react';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { Toast, type ToastMessage } from '../components/toast';
import { telUrl } from '../site/tel-url';
import type { InquiryType } from './inquiries';
import { mailLink } from './mail-link';
import type { SendFailure } from './send-inquiry';
import type { Outcome } from './use-inquiry';
import type { Reach } from './without-scripts';

interface Said {
  title: string;
  text: string;
}

/** What a form says in its own words. */
export interface OutcomeWords {
  sent: Said;
  /** Of the quick form: nothing was filled in. */
  empty?: Said;
}

interface OutcomeToastProps {
  type: InquiryType;
  outcome: Outcome | undefined;
  words: OutcomeWords;
  company: Reach;
  onClose: () => void;
}

/** Says what became of an inquiry; after a failure also the ways that are left. */
export function OutcomeToast({ type, outcome, words, company, onClose }: OutcomeToastProps) {
  const { t } = useTranslation('forms');

  const message = (): ToastMessage | undefined => {
    if (!outcome) return undefined;
    if (outcome.sent) return { kind: 'success', ...words.sent };
    const { reason } = outcome;
    if (reason === 'empty') return words.empty && { kind: 'failure', ...words.empty };
    const text = `${t(wordsFor(type, reason))} ${t('failure.kept')}`;
    return { kind: 'failure', title: t('failure.title'), text };
  };

  const wayOut = outcome?.sent === false && outcome.reason !== 'empty' && (
    <div css={ways}>
      <a href={mailLink(company.email, type, outcome.inquiry)}>
        <Icon of={Mail} size="small" />
        {t('failure.mail')}
      </a>
      <a href={telUrl(company.phone)}>
        <Icon of={Phone} size="small" />
        {t('failure.call')}
      </a>
    </div>
  );
  const said = message();
  return (
    <Toast
      message={said && { ...said, children: wayOut }}
      closeLabel={t('close')}
      onClose={onClose}
    />
  );
}

/**
 * Specification, section 8: the contact form says "try again later", the others say the error. An
 * internal error is told to nobody but the console.
 */
function wordsFor(type: InquiryType, reason: SendFailure) {
  if (reason === 'off') return 'off';
  if (reason === 'tooLarge') return 'failure.tooLarge';
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
