import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { textButton } from '../components/button-styles';
import { cardTitle } from '../components/text-styles';
import { useForm } from '../forms/form-context';
import type { Note } from '../forms/note-taker';

/** The visitor's sum as long as it is part of the message, with a way to take it out again. */
export function HandedSum({ note }: { note: Note | undefined }) {
  const { t } = useTranslation('owners');
  const { values, setMessage } = useForm();
  if (!note || !values.message?.includes(note.text)) return null;
  return (
    <div css={card} data-handed>
      <h3 css={cardTitle}>{t('form.handed')}</h3>
      <p>{note.text}</p>
      <button
        type="button"
        css={textButton}
        onClick={() => setMessage((message) => message.replace(note.text, '').trim())}
      >
        {t('form.remove')}
      </button>
    </div>
  );
}

const card = css`
  padding: 14px 18px;
  border-left: 5px solid var(--amber);
  border-radius: var(--r);
  background: var(--amber-wash);
  font-size: var(--fs-small);
  line-height: 1.45;
  overflow-wrap: anywhere;
  h3 {
    font-size: 1rem;
  }
`;
