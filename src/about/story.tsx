import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Picture } from '../components/picture';
import { sideBySide } from '../theme';

export function Story({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('about');
  return (
    <Section sx={layout}>
      <Picture image={picture} alt={t('story.picture')} sx={pictureStyle} />
      <div>
        <h2>{t('story.title')}</h2>
        <p>{t('story.first')}</p>
        <p>{t('story.second')}</p>
      </div>
    </Section>
  );
}

const layout = css(sideBySide('1fr 1fr', { gap: '40px', wideGap: '80px' }), {
  alignItems: 'center',
  p: { maxWidth: '36em', marginTop: 'var(--s5)' },
});

const pictureStyle = css({ aspectRatio: '4 / 3', borderRadius: 'var(--r-l)' });
