import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Container } from '../components/section';
import { lead, media } from '../theme';
import { Breadcrumbs } from './breadcrumbs';

interface PictureHeroProps {
  route: 'network' | 'services';
  picture: IGatsbyImageData;
  children: React.ReactNode;
}

export function PictureHero({ route, picture, children }: PictureHeroProps) {
  const { t } = useTranslation(route);
  return (
    <div css={{ position: 'relative' }} data-section="hero">
      <Picture image={picture} alt={t('head.picture')} priority sx={photo} />
      <Container sx={content}>
        <div css={card}>
          <Breadcrumbs />
          <h1>{t('head.title')}</h1>
          <p css={lead}>{t('head.lead')}</p>
          {children}
        </div>
      </Container>
    </div>
  );
}

const photo = css({
  img: { objectPosition: '100% 70%' },
  [media.tablet]: { position: 'absolute', inset: 0, aspectRatio: 'auto' },
  // Without the strip of road or floor at its foot.
  [media.wide]: { img: { objectPosition: '100% calc(100% + min(6vw, 56.25vw - 600px))' } },
});

const content = css({
  position: 'relative',
  [media.tablet]: { display: 'flex', alignItems: 'center', minHeight: 560, paddingBlock: 48 },
});

const card = css({
  paddingBlock: 'clamp(16px, 3vw, 28px)',
  p: { marginBlock: '18px 28px' },
  [media.belowPhablet]: { '& > a': { width: '100%' } },
  [media.tablet]: {
    maxWidth: 'min(560px, 45vw)',
    padding: 'clamp(28px, 18px + 1.6vw, 44px)',
    borderRadius: 'var(--r-l)',
    background: 'var(--white)',
    boxShadow: 'var(--shadow-card)',
  },
});
