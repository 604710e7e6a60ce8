import Camera from '@lucide/icons/icons/camera';
import House from '@lucide/icons/icons/house';
import MessageCircle from '@lucide/icons/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Steps } from '../components/steps';

const steps = [
  { id: 'consultation', icon: MessageCircle },
  { id: 'onboarding', icon: Camera },
  { id: 'management', icon: House },
] as const;

export function Process() {
  const { t } = useTranslation('home');
  return (
    <Section ground="sky" name="process" title={t('process.title')}>
      <Steps steps={steps} words={(id, part) => t(`process.${id}.${part}`)} />
    </Section>
  );
}
