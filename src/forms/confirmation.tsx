import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { cardTitle, groupTitle } from '../components/text-styles';

export interface Detail {
  label: string;
  value: string;
}

interface ConfirmationProps {
  words: { title: string; text: string; next: string };
  details: readonly Detail[];
  onAgain: () => void;
}

/** Replaces the form once an inquiry is sent, until the visitor wants to send another. */
export function Confirmation({ words, details, onAgain }: ConfirmationProps) {
  const { t } = useTranslation('forms');
  return (
    <div css={confirmation} tabIndex={-1} data-confirmation>
      <h2 css={groupTitle}>{words.title}</h2>
      <p>{words.text}</p>
      <dl>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 css={cardTitle}>{t('sent.next')}</h3>
      <p>{words.next}</p>
      <button type="button" css={buttonStyles('secondary')} onClick={onAgain}>
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
  h3 + p {
    color: var(--ink-soft);
  }
  button {
    justify-self: start;
  }
`;
