import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Container } from '../components/section';
import type { PageRouteId } from '../site/routes';
import { lead, sideBySide } from '../theme';
import { Breadcrumbs } from './breadcrumbs';

interface PageHeadBandProps {
  route: Exclude<PageRouteId, 'home' | 'owners' | 'services' | 'network'>;
  title?: string;
  values?: Record<string, string>;
  children?: React.ReactNode;
}

/** The head of a page without a picture: low, so that the first thing to do is in view. */
export function PageHeadBand({ route, title, values, children }: PageHeadBandProps) {
  const { t } = useTranslation(route);
  return (
    <div css={{ background: 'var(--cream)' }}>
      <Container sx={content}>
        <Breadcrumbs />
        <div css={beside}>
          <h1>{title ?? t('head.title')}</h1>
          <div>
            <p css={lead}>{t('head.lead', { ...values })}</p>
            {children}
          </div>
        </div>
      </Container>
    </div>
  );
}

const content = css({ paddingBlock: '18px 24px', nav: { marginBottom: 12 } });

const beside = css(sideBySide('1fr 1fr', { gap: '10px', wideGap: '80px' }), { alignItems: 'end' });
