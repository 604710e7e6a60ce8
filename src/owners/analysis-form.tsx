import { useTranslation } from 'react-i18next';
import { cardTitle, groupTitle } from '../components/text-styles';
import { Field, Fields } from '../forms/field';
import { pair, raisedCard } from '../forms/form-styles';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { NoteTaker, type Note } from '../forms/note-taker';
import { useLanguage } from '../links/use-language';
import { formatDate, formatTime } from '../site/dates';
import { afterWorkingHours } from '../site/working-days';
import { HandedSum } from './handed-sum';

interface AnalysisFormProps extends FormProps {
  note: Note | undefined;
  /** The hours, on working days, within which the forecast is with the visitor. */
  forecastHours: number;
}

/** The form that asks for a rental analysis. */
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
      css={raisedCard}
    >
      <NoteTaker note={note} />
      <h2 css={groupTitle}>{t('analysis.title')}</h2>
      <h3 css={cardTitle}>{t('form.apartment')}</h3>
      <Field name="propertyAddress" />
      <div css={pair}>
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
