import ExternalLink from '@lucide/icons/icons/external-link';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { buttonStyles, visuallyHidden } from '../theme';

export function OutboundButton({ href, children }: { href: string; children: React.ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener" css={buttonStyles('primary')} data-cta="primary">
      {children}
      <Icon of={ExternalLink} size="small" />
      <span css={visuallyHidden}> ({t('newTab')})</span>
    </a>
  );
}
