import { useTranslation } from 'react-i18next';
import { FeeCards } from '../sections/fee-cards';
import { Section } from '../components/section';

export function Fees() {
  const { t } = useTranslation('services');
  return (
    <Section name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <FeeCards action={t('fees.action')} />
    </Section>
  );
}
