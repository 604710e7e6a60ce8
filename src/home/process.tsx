import { css } from '@emotion/react';
import { ArrowRight, Camera, House, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Icon } from '../components/icon';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { Wrap } from '../components/wrap';
import { PageLink } from '../links/page-link';
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
          <PageLink to="consultation" action="link" css={forward}>
            {t('process.action')}
            <Icon of={ArrowRight} size="small" />
          </PageLink>
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

const forward = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  ${media.desktop} {
    justify-self: end;
  }
`;
