import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FeeCards } from '../chrome/fee-cards';
import { Section } from '../components/section';
import { ForwardLink } from '../links/forward-link';
import { media } from '../theme/media';

export function HomeFees() {
  const { t } = useTranslation('home');
  return (
    <Section sx={withoutLists} name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <FeeCards />
      <ForwardLink to="services" action="link" css={{ marginTop: 'var(--s5)' }}>
        {t('fees.action')}
      </ForwardLink>
    </Section>
  );
}

/** A phone shows the lists on the page of services alone. */
const withoutLists = css({ [media.belowPhablet]: { 'ul, h3 + p': { display: 'none' } } });
