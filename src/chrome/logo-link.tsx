import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../components/logo-mark';
import { PageLink } from '../links/page-link';

export function LogoLink({ name }: { name: string }) {
  const { t } = useTranslation('common');
  return (
    <PageLink to="home" css={logo} label={t('header.home')}>
      <LogoMark size={38} css={{ flex: 'none', marginLeft: -5 }} />
      {name}
    </PageLink>
  );
}

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  font: '600 var(--fs-menu) / 1 var(--display)',
  letterSpacing: '-0.02em',
});
