import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../components/visually-hidden';

export function SkipLink({ to }: { to: string }) {
  const { t } = useTranslation('common');
  return (
    <a href={`#${to}`} css={[visuallyHidden, skipLink]}>
      {t('header.skip')}
    </a>
  );
}

const skipLink = css({
  '&:focus': {
    position: 'fixed',
    top: 12,
    left: 12,
    zIndex: 30,
    width: 'auto',
    height: 'auto',
    padding: '12px 20px',
    clipPath: 'none',
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    fontWeight: 600,
  },
});
