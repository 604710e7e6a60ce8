import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { EmailField, MessageField, NameField, PhoneField } from '../forms/common-fields';
import { card, pair } from '../forms/form-styles';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import type { Consultations } from '../forms/slots';
import { SlotFields } from './slot-fields';

export interface BookingFormProps extends FormProps {
  consultations: Consultations;
}

/** The form that books a consultation. */
export function BookingForm({ consultations, ...props }: BookingFormProps) {
  const { t } = useTranslation('consultation');
  return (
    <InquiryForm
      {...props}
      type="consultation"
      title={t('form.title')}
      words={{
        action: t('form.action'),
        sending: t('form.sending'),
        next: t('form.next'),
        sent: { title: t('form.sent.title'), text: t('form.sent.text') },
      }}
      css={card}
    >
      <h2 css={groupTitle}>{t('form.title')}</h2>
      <div css={pair}>
        <SlotFields consultations={consultations} />
      </div>
      <NameField />
      <EmailField />
      <PhoneField />
      <MessageField />
    </InquiryForm>
  );
}
