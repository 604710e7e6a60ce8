import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../components/wrap';
import type { PageRouteId } from '../site/routes';
import { lead, media } from '../theme';
import { Breadcrumbs } from './breadcrumbs';

interface PageHeadBandProps {
  route: Exclude<PageRouteId, 'home' | 'owners' | 'services' | 'network'>;
  title?: string;
  children?: React.ReactNode;
}

/** The head of a page without a picture. */
export function PageHeadBand({ route, title, children }: PageHeadBandProps) {
  const { t } = useTranslation(route);
  return (
    <div css={{ background: 'var(--cream)' }}>
      <Wrap sx={[content, drawn(route)]}>
        <Breadcrumbs />
        <h1>{title ?? t('head.title')}</h1>
        <p css={[lead, { marginTop: 'clamp(12px, 2.4vw, 24px)' }]}>{t('head.lead')}</p>
        {children}
      </Wrap>
    </div>
  );
}

const content = css({
  paddingBlock: 'clamp(28px, 12px + 4.6vw, 88px)',
  h1: { maxWidth: '13em' },
  [media.belowPhablet]: { paddingBlock: '16px 20px', nav: { marginBottom: 12 } },
});

/** A background, which phones do not load. */
const drawn = (drawing: string) =>
  css({
    [media.desktop]: {
      background: `url('/page-${drawing}.svg') right var(--gutter) bottom / 36% auto no-repeat`,
      h1: { maxWidth: 'min(13em, 60%)' },
      p: { maxWidth: 'min(34em, 58%)' },
    },
  });
