import { useTranslation } from 'react-i18next';
import { inColumns, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

const benefits = [
  { id: 'revenue', icon: 'trending-up', tone: 'amber' },
  { id: 'flexibility', icon: 'calendar-check', tone: 'sky' },
  { id: 'marketing', icon: 'megaphone', tone: 'sand' },
  { id: 'screening', icon: 'shield-check', tone: 'mist' },
  { id: 'technology', icon: 'smartphone', tone: 'sky' },
] as const;

export function Benefits() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('benefits.title')}>
      <FeatureList
        features={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
        sx={inColumns}
      />
    </Section>
  );
}
