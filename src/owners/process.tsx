import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { Wrap } from '../components/wrap';

const steps = ['assessment', 'onboarding', 'management'] as const;

/** The three steps from the question to the managed apartment. */
export function OwnersProcess() {
  const { t } = useTranslation('owners');
  return (
    <Band ground="sky">
      <Wrap>
        <SectionHead title={t('process.title')} />
        <Steps
          steps={steps.map((step) => ({
            title: t(`process.${step}.title`),
            text: t(`process.${step}.text`),
            note: t(`process.${step}.note`),
          }))}
        />
      </Wrap>
    </Band>
  );
}
