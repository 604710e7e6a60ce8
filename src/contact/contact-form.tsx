import { useTranslation } from 'react-i18next';
import { groupTitle } from '../components/text-styles';
import { Fields } from '../forms/field';
import { card } from '../forms/form-styles';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';

/** The contact form. */
export function ContactForm(props: FormProps) {
  const { t } = useTranslation('contact');
  return (
    <InquiryForm
      {...props}
      type="contact"
      title={t('form.title')}
      words={t('form', { returnObjects: true })}
      css={card}
    >
      <h2 css={groupTitle}>{t('form.title')}</h2>
      <Fields />
    </InquiryForm>
  );
}
