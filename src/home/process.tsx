import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Steps } from '../components/steps';

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
