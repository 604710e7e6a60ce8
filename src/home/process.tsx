import { css } from '@emotion/react';
import { Camera, House, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { Wrap } from '../components/wrap';
import { ForwardLink } from '../links/forward-link';
import { media } from '../theme/media';

const steps = [
  { id: 'consultation', icon: MessageCircle },
  { id: 'onboarding', icon: Camera },
  { id: 'management', icon: House },
] as const;

/** The three steps to the first guest. */
export function Process() {
  const { t } = useTranslation('home');
  return (
    <Band ground="sky">
      <Wrap section="process">
        <SectionHead title={t('process.title')}>
          <ForwardLink to="consultation" action="link" css={atEnd}>
            {t('process.action')}
          </ForwardLink>
        </SectionHead>
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

const atEnd = css`
  ${media.desktop} {
    justify-self: end;
  }
`;
