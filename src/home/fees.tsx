import { useTranslation } from 'react-i18next';
import { FeeCards } from '../sections/fee-cards';
import { Section } from '../components/section';
import { ReadMoreLink } from '../links/read-more-link';

export function HomeFees() {
  const { t } = useTranslation('home');
  return (
    <Section ground="cream" name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <FeeCards />
      <ReadMoreLink to="services" action="link" sx={{ marginTop: 'var(--s3)' }}>
        {t('fees.action')}
      </ReadMoreLink>
    </Section>
  );
}
