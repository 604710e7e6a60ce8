import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { Wrap } from '../components/wrap';

const steps = [
  { id: 'assessment', icon: ChartColumn },
  { id: 'onboarding', icon: Camera },
  { id: 'management', icon: House },
] as const;

/** The three steps from the question to the managed apartment. */
export function OwnersProcess() {
  const { t } = useTranslation('owners');
  return (
    <Band ground="sky">
      <Wrap>
        <SectionHead title={t('process.title')} />
        <Steps
          steps={steps.map(({ id, icon }) => ({
            icon,
            title: t(`process.${id}.title`),
            text: t(`process.${id}.text`),
            note: t(`process.${id}.note`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
