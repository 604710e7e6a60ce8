import { useTranslation } from 'react-i18next';
import { textButton } from '../components/button-styles';
import { cardTitle } from '../components/text-styles';
import { useForm } from '../forms/form-context';
import { formNote } from '../forms/form-styles';
import type { Note } from '../forms/note-taker';

/** The visitor's sum as long as it is part of the message, with a way to take it out again. */
export function HandedSum({ note: sum }: { note: Note | undefined }) {
  const { t } = useTranslation('owners');
  const { values, setMessage } = useForm();
  if (!sum || !values.message?.includes(sum.text)) return null;
  return (
    <div css={formNote} data-handed>
      <h3 css={cardTitle}>{t('form.handed')}</h3>
      <p>{sum.text}</p>
      <button
        type="button"
        css={textButton}
        onClick={() => setMessage((message) => message.replace(sum.text, '').trim())}
      >
        {t('form.remove')}
      </button>
    </div>
  );
}
