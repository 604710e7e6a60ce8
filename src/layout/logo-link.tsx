import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../components/logo-mark';
import { clamped, touchTarget } from '../theme';
import { PageLink } from '../links/page-link';

export function LogoLink({ name }: { name: string }) {
  const { t } = useTranslation('common');
  return (
    <PageLink to="home" css={logo} label={t('header.home')}>
      <LogoMark size={38} css={{ flex: 'none', marginLeft: -5 }} />
      <span translate="no" css={name.length > SHORT && small}>
        {name}
      </span>
    </PageLink>
  );
}

/** A longer name is set in two small lines. */
const SHORT = 14;

const small = css(clamped(2), {
  maxWidth: '16em',
  overflowWrap: 'anywhere',
  fontSize: 'clamp(0.75rem, 0.5rem + 1vw, 1.0625rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
});

const logo = css(touchTarget, {
  gap: 8,
  color: 'inherit',
  textDecoration: 'none',
  font: '500 var(--fs-h3) / 1 var(--display)',
  letterSpacing: '-0.02em',
});
