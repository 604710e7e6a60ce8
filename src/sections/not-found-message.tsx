import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { cluster, kicker, lead, sideBySide, tabular } from '../theme';
import { Container } from '../components/container';
import { ButtonLink } from '../links/button-link';

export function NotFoundMessage({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('notFound');
  return (
    <Container sx={message} name="not-found">
      <div>
        <p css={[kicker, tabular]}>404</p>
        <h1>{t('title')}</h1>
        <p css={lead}>{t('text')}</p>
        <div css={ways}>
          <ButtonLink to="home">{t('home')}</ButtonLink>
          <ButtonLink to="blog" kind="secondary">
            {t('blog')}
          </ButtonLink>
        </div>
      </div>
      <Picture image={picture} alt={t('picture')} sx={{ borderRadius: 'var(--r-l)' }} />
    </Container>
  );
}

const message = css(sideBySide('5fr 7fr', { gap: '40px' }), {
  alignItems: 'center',
  paddingBlock: 'clamp(40px, 6vw, 96px)',
  h1: { margin: '10px 0 16px' },
});

const ways = css(cluster('var(--s3) var(--s4)'), { marginTop: 'var(--s6)' });
