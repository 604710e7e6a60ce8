import { useTranslation } from 'react-i18next';
import { groupTitle } from '../theme';
import { Fields } from '../forms/field';
import { InquiryForm, type FormProps } from '../forms/inquiry-form';

export function ContactForm(props: FormProps) {
  const { t } = useTranslation('contact');
  return (
    <InquiryForm {...props} type="contact" words={t('form', { returnObjects: true })}>
      <h2 css={groupTitle}>{t('form.title')}</h2>
      <Fields />
    </InquiryForm>
  );
}
