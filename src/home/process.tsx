import { css } from '@emotion/react';
import Camera from 'lucide-react/icons/camera';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { ForecastWays } from '../chrome/forecast-ways';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { Wrap } from '../components/wrap';

const steps = [
  { id: 'consultation', icon: MessageCircle },
  { id: 'onboarding', icon: Camera },
  { id: 'management', icon: House },
] as const;

/** The three steps to the first guest. */
export function Process({ phone }: { phone: string }) {
  const { t } = useTranslation('home');
  return (
    <Band ground="sky">
      <Wrap section="process">
        <SectionHead title={t('process.title')} />
        <Steps
          steps={steps.map(({ id, icon }) => ({
            icon,
            title: t(`process.${id}.title`),
            text: t(`process.${id}.text`),
            note: t(`process.${id}.note`),
          }))}
        />
        <ForecastWays phone={phone} css={ways} />
      </Wrap>
    </Band>
  );
}

const ways = css`
  margin-top: var(--s7);
`;
