import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { EmailField, MessageField, NameField, PhoneField } from '../forms/common-fields';
import { SelectField, TextField } from '../forms/controls';
import { card, pair, raisedCard } from '../forms/form-styles';
import { bedroomCounts, propertyTypes } from '../forms/inquiries';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';
import { NoteTaker, type Note } from '../forms/note-taker';

/** The form that asks for a rental analysis. */
export function AnalysisForm({ note, ...props }: FormProps & { note: Note | undefined }) {
  const { t } = useTranslation('owners');
  return (
    <InquiryForm
      {...props}
      type="property"
      title={t('analysis.title')}
      words={{
        action: t('analysis.action'),
        sending: t('analysis.sending'),
        next: t('analysis.next'),
        sent: { title: t('analysis.sent.title'), text: t('analysis.sent.text') },
      }}
      describe={({ propertyAddress = '' }) => [
        { label: t('analysis.address.label'), value: propertyAddress },
      ]}
      css={[card, raisedCard]}
    >
      <NoteTaker note={note} />
      <h2 css={groupTitle}>{t('analysis.title')}</h2>
      <NameField />
      <EmailField />
      <PhoneField />
      <TextField
        name="propertyAddress"
        label={t('analysis.address.label')}
        refusals={{ required: t('analysis.address.required') }}
        autoComplete="address-line1"
      />
      <div css={pair}>
        <SelectField
          name="propertyType"
          label={t('analysis.type.label')}
          refusals={{ required: t('analysis.type.required') }}
          options={propertyTypes.map((value) => ({ value, label: t(`analysis.type.${value}`) }))}
        />
        <SelectField
          name="bedrooms"
          label={t('analysis.bedrooms.label')}
          refusals={{ required: t('analysis.bedrooms.required') }}
          options={bedroomCounts.map((value) => ({
            value,
            label: value === 'Studio' ? t('analysis.bedrooms.Studio') : value,
          }))}
        />
      </div>
      <MessageField />
    </InquiryForm>
  );
}
