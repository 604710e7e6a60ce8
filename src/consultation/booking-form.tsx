import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { Fields } from '../forms/field';
import { card, pair } from '../forms/form-styles';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import type { Consultations } from '../forms/slots';
import { useLanguage } from '../links/use-language';
import { formatDate, formatTime } from '../site/dates';
import { SlotFields } from './slot-fields';

interface BookingFormProps extends FormProps {
  consultations: Consultations;
}

/** The form that books a consultation. */
export function BookingForm({ consultations, ...props }: BookingFormProps) {
  const { t } = useTranslation('consultation');
  const language = useLanguage();
  return (
    <InquiryForm
      {...props}
      type="consultation"
      title={t('form.title')}
      words={t('form', { returnObjects: true })}
      describe={({ date = '', time = '' }) => [
        {
          label: t('form.sent.slot.label'),
          value: t('form.sent.slot.value', {
            date: formatDate(date, language, 'article'),
            time: formatTime(time, language),
          }),
        },
      ]}
      css={card}
    >
      <h2 css={groupTitle}>{t('form.title')}</h2>
      <div css={pair}>
        <SlotFields consultations={consultations} />
      </div>
      <Fields except={['date', 'time']} />
    </InquiryForm>
  );
}
