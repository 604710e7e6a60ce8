import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '../components/fact-list';
import { buttonStyles, cardTitle, grid, groupTitle } from '../theme';

interface ConfirmationProps {
  words: { title: string; text: string; next: string };
  facts: readonly Fact[];
  onAgain: () => void;
}

/** Replaces the form once an inquiry is sent, until the visitor wants to send another. */
export function Confirmation({ words, facts, onAgain }: ConfirmationProps) {
  const { t } = useTranslation('forms');
  return (
    <div css={confirmation} tabIndex={-1} data-confirmation>
      <h2 css={groupTitle}>{words.title}</h2>
      <p>{words.text}</p>
      <FactList facts={facts} />
      <h3 css={cardTitle}>{t('sent.next')}</h3>
      <p>{words.next}</p>
      <button type="button" css={buttonStyles('secondary')} onClick={onAgain}>
        {t('sent.again')}
      </button>
    </div>
  );
}

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
