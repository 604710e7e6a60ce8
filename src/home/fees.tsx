import { useTranslation } from 'react-i18next';
import { FeeCards } from '../sections/fee-cards';
import { Section } from '../components/section';
import { ForwardLink } from '../links/forward-link';

export function HomeFees() {
  const { t } = useTranslation('home');
  return (
    <Section ground="cream" name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <FeeCards />
      <ForwardLink to="services" action="link" sx={{ marginTop: 'var(--s3)' }}>
        {t('fees.action')}
      </ForwardLink>
    </Section>
  );
}
