import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../links/button-link';
import { FeeCards } from '../sections/fee-cards';
import { Section } from '../components/section';
import { media } from '../theme';

export function Fees() {
  const { t } = useTranslation('services');
  return (
    <Section name="fees" title={t('fees.title')} text={t('fees.lead')}>
      <FeeCards />
      <ButtonLink to="owners" sx={action}>
        {t('fees.action')}
      </ButtonLink>
    </Section>
  );
}

const action = css({ marginTop: 'var(--s5)', [media.belowPhablet]: { width: '100%' } });
