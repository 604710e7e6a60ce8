import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { cardTitle, groupTitle } from '../components/text-styles';

export interface Detail {
  label: string;
  value: string;
}

interface ConfirmationProps {
  title: string;
  text: string;
  /** What was asked for, where the answer goes, and by when. */
  details: readonly Detail[];
  /** What happens next. */
  next: string;
  onAgain: () => void;
}

/** Replaces the form once an inquiry is sent, until the visitor wants to send another. */
export function Confirmation({ title, text, details, next, onAgain }: ConfirmationProps) {
  const { t } = useTranslation('forms');
  return (
    <div css={confirmation} tabIndex={-1} data-confirmation>
      <h2 css={groupTitle}>{title}</h2>
      <p>{text}</p>
      <dl>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 css={cardTitle}>{t('sent.next')}</h3>
      <p css={soft}>{next}</p>
      <button type="button" css={[buttonStyles('secondary'), again]} onClick={onAgain}>
        {t('sent.again')}
      </button>
    </div>
  );
}

const confirmation = css`
  display: grid;
  align-content: start;
  gap: 16px;
  h3 {
    margin-bottom: -10px;
  }
  dl {
    display: grid;
    gap: 12px;
    padding: 18px 20px;
    border-radius: var(--r);
    background: var(--mist);
  }
  dt {
    color: var(--ink-soft);
    font-size: var(--fs-small);
    line-height: 1.4;
  }
  dd {
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const soft = css`
  color: var(--ink-soft);
`;

const again = css`
  justify-self: start;
`;
