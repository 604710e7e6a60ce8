import { css } from '@emotion/react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band';
import { Icon } from '../components/icon';
import { SectionHead } from '../components/section-head';
import { Steps } from '../components/steps';
import { Wrap } from '../components/wrap';
import { PageLink } from '../layout/page-link';
import { media } from '../theme/media';

const steps = ['consultation', 'onboarding', 'management'] as const;

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
