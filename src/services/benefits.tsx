import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Picture } from '../components/picture';
import { inRows, FeatureList } from '../components/feature-list';
import { column, media, sideBySide } from '../theme';

const benefits = [
  { id: 'key', icon: 'key-round' },
  { id: 'guests', icon: 'message-circle' },
  { id: 'price', icon: 'chart-column' },
  { id: 'cleaning', icon: 'brush-cleaning' },
  { id: 'insurance', icon: 'shield-check' },
  { id: 'report', icon: 'file-text' },
] as const;

export function ServiceBenefits({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('services');
  return (
    <Section ground="cream" sx={layout}>
      <div css={[column, { gap: 'clamp(16px, 2.6vw, 36px)' }]}>
        <h2>{t('benefits.title')}</h2>
        <Picture image={picture} alt={t('benefits.picture')} sx={photo} />
      </div>
      <FeatureList
        sx={inRows(2)}
        features={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
      />
    </Section>
  );
}

const photo = css({
  borderRadius: 'var(--r-l)',
  // Without what floats above the room.
  [media.belowPhablet]: { aspectRatio: 1.6, img: { objectPosition: '50% 75%' } },
});

const layout = sideBySide('1fr 1fr', { gap: 'clamp(16px, 4.4vw, 64px)', from: 'phablet' });
