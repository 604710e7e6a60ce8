import { useTranslation } from 'react-i18next';
import { inColumns, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

const benefits = [
  { id: 'income', icon: 'trending-up', tone: 'amber' },
  { id: 'time', icon: 'clock', tone: 'sky' },
  { id: 'fee', icon: 'percent', tone: 'sand' },
  { id: 'insurance', icon: 'shield-check', tone: 'mist' },
] as const;

export function AboutBenefits() {
  const { t } = useTranslation('about');
  return (
    <Section ground="sky" title={t('benefits.title')}>
      <FeatureList
        features={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
        sx={inColumns}
      />
    </Section>
  );
}
