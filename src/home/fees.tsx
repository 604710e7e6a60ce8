import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FeeCards } from '../chrome/fee-cards';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { Wrap } from '../components/wrap';
import { ForwardLink } from '../links/forward-link';

/** What the service costs and what that includes. */
export function HomeFees() {
  const { t } = useTranslation('home');
  return (
    <Band>
      <Wrap section="fees">
        <SectionHead title={t('fees.title')} text={t('fees.lead')} />
        <FeeCards />
        <ForwardLink to="services" action="link" css={more}>
          {t('fees.action')}
        </ForwardLink>
      </Wrap>
    </Band>
  );
}

const more = css`
  margin-top: var(--s5);
`;
