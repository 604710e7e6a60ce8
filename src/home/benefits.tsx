import CalendarCheck from '@lucide/icons/icons/calendar-check';
import Megaphone from '@lucide/icons/icons/megaphone';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import Smartphone from '@lucide/icons/icons/smartphone';
import TrendingUp from '@lucide/icons/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { inCards, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';

const benefits = [
  { id: 'revenue', icon: TrendingUp, tone: 'amber' },
  { id: 'flexibility', icon: CalendarCheck, tone: 'sky' },
  { id: 'marketing', icon: Megaphone, tone: 'sand' },
  { id: 'screening', icon: ShieldCheck, tone: 'mist' },
  { id: 'technology', icon: Smartphone, tone: 'sky' },
] as const;

export function Benefits() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('benefits.title')}>
      <FeatureList
        features={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
        sx={inCards}
      />
    </Section>
  );
}
