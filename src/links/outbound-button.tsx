import ExternalLink from '@lucide/icons/icons/external-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../components/button-styles';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';

export function OutboundButton({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener" css={buttonStyles('primary')} data-cta="primary">
      {children}
      <Icon of={ExternalLink} size="small" />
      <span css={visuallyHidden}> ({t('newTab')})</span>
    </a>
  );
}
