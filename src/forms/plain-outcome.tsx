import { useTranslation } from 'react-i18next';
import { formNote } from './form-styles';
import type { OutcomeProps } from './outcome';

/** The state of an inquiry, for when the chunk of `outcome` fails to load. */
export function PlainOutcome({ phase, words }: OutcomeProps) {
  const { t } = useTranslation('forms');
  const said = {
    sent: `${words.sent.title}. ${words.sent.text}`,
    failed: `${t('failure.title')}. ${t('failure.later')} ${t('failure.kept')}`,
  };
  return (
    <p css={formNote} role="status">
      {(phase === 'sent' || phase === 'failed') && said[phase]}
    </p>
  );
}
