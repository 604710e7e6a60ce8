import { useTranslation } from 'react-i18next';
import { textButton } from '../components/button-styles';
import { cardTitle, groupTitle } from '../components/text-styles';
import { Field, Fields } from '../forms/field';
import { useForm } from '../forms/form-context';
import * as styles from '../forms/form-styles';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { NoteTaker, type Note } from '../forms/note-taker';
import { useLanguage } from '../links/use-language';
import { formatDate, formatTime } from '../site/dates';
import { afterWorkingHours } from '../site/working-days';

interface AnalysisFormProps extends FormProps {
  note: Note | undefined;
  /** Within so many hours, on working days, the forecast is with the visitor. */
  forecastHours: number;
}

export function AnalysisForm({ note, forecastHours, ...props }: AnalysisFormProps) {
  const { t } = useTranslation('owners');
  const language = useLanguage();
  return (
    <InquiryForm
      {...props}
      type="property"
      words={t('analysis', { returnObjects: true })}
      describe={({ propertyAddress = '' }) => [
        { label: t('analysis.address.label'), value: propertyAddress },
      ]}
      answerBy={(sent) => {
        const { day, time } = afterWorkingHours(sent, forecastHours);
        return t('analysis.sent.by', {
          date: formatDate(day, language, 'article'),
          time: formatTime(time, language),
        });
      }}
      sx={styles.raisedCard}
    >
      <NoteTaker note={note} />
      <h2 css={groupTitle}>{t('analysis.title')}</h2>
      <h3 css={cardTitle}>{t('form.apartment')}</h3>
      <Field name="propertyAddress" />
      <div css={styles.pair}>
        <Field name="propertyType" />
        <Field name="bedrooms" />
      </div>
      <h3 css={cardTitle}>{t('form.reply')}</h3>
      <Fields except={['propertyAddress', 'propertyType', 'bedrooms', 'message']} />
      <Field name="message" />
      <HandedSum note={note} />
    </InquiryForm>
  );
}

/** The visitor's sum as long as it is part of the message, with a way to take it out again. */
function HandedSum({ note }: Pick<AnalysisFormProps, 'note'>) {
  const { t } = useTranslation('owners');
  const { values, setMessage } = useForm();
  if (!note || !values.message?.includes(note.text)) return null;
  return (
    <div css={styles.formNote} data-handed>
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
