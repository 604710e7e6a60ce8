import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../components/logo-mark';
import { PageLink } from '../links/page-link';

interface LogoLinkProps {
  name: string;
  className?: string;
}

/** The company's mark and name; leads to the home page. */
export function LogoLink({ name, className }: LogoLinkProps) {
  const { t } = useTranslation('common');
  return (
    <PageLink to="home" css={logo} className={className} label={t('header.home')}>
      <LogoMark size={38} css={mark} />
      {name}
    </PageLink>
  );
}

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  font: 600 1.5rem/1 var(--display);
  letter-spacing: -0.02em;
`;

const mark = css`
  flex: none;
  margin-left: -5px;
`;
