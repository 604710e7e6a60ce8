import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { Field, Fields } from '../forms/field';
import { card, pair, raisedCard } from '../forms/form-styles';
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
      <Fields except={['propertyType', 'bedrooms', 'message']} />
      <div css={pair}>
        <Field name="propertyType" />
        <Field name="bedrooms" />
      </div>
      <Field name="message" />
    </InquiryForm>
  );
}
