import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Steps } from '../components/steps';

const steps = [
  { id: 'assessment', icon: ChartColumn },
  { id: 'onboarding', icon: Camera },
  { id: 'management', icon: House },
] as const;

/** The three steps from the question to the managed apartment. */
export function OwnersProcess() {
  const { t } = useTranslation('owners');
  return (
    <Section ground="sky" title={t('process.title')}>
      <Steps steps={steps} words={(id, part) => t(`process.${id}.${part}`)} />
    </Section>
  );
}
