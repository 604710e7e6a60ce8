import ExternalLink from '@lucide/icons/icons/external-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, type ButtonKind } from '../components/button-styles';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';

interface OutboundButtonProps {
  href: string;
  children: ReactNode;
  kind?: Exclude<ButtonKind, 'dark'>;
}

export function OutboundButton(props: OutboundButtonProps) {
  const { href, children, kind = 'primary' } = props;
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener" css={buttonStyles(kind)} data-cta={kind}>
      {children}
      <Icon of={ExternalLink} size="small" />
      <span css={visuallyHidden}> ({t('newTab')})</span>
    </a>
  );
}
