import Clock from '@lucide/icons/icons/clock';
import Percent from '@lucide/icons/icons/percent';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import TrendingUp from '@lucide/icons/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { inCards, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

const benefits = [
  { id: 'income', icon: TrendingUp, tone: 'amber' },
  { id: 'time', icon: Clock, tone: 'sky' },
  { id: 'fee', icon: Percent, tone: 'sand' },
  { id: 'insurance', icon: ShieldCheck, tone: 'mist' },
] as const;

export function AboutBenefits() {
  const { t } = useTranslation('about');
  return (
    <Section ground="sky" title={t('benefits.title')}>
      <FeatureList
        features={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
        sx={inCards}
      />
    </Section>
  );
}
