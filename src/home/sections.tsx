import { useTranslation } from 'react-i18next';
import { inColumns, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';
import { Steps } from '../components/steps';
import { ReadMoreLink } from '../links/page-link';
import { QuestionsBand, useQuestions } from '../sections/questions-band';

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

const steps = [
  { id: 'consultation', icon: 'message-circle' },
  { id: 'onboarding', icon: 'camera' },
  { id: 'management', icon: 'house' },
] as const;

export function Process() {
  const { t } = useTranslation('home');
  return (
    <Section ground="sky" name="process" title={t('process.title')}>
      <Steps steps={steps} words={(id, part) => t(`process.${id}.${part}`)} />
    </Section>
  );
}

export function HomeQuestions() {
  const { t } = useTranslation('home');
  return (
    <QuestionsBand title={t('faq.title')} name="home" groups={[{ entries: useQuestions('home') }]}>
      <ReadMoreLink to="owners" action="link">
        {t('faq.action')}
      </ReadMoreLink>
    </QuestionsBand>
  );
}
