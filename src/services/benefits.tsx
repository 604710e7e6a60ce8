import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import BrushCleaning from '@lucide/icons/icons/brush-cleaning';
import ChartColumn from '@lucide/icons/icons/chart-column';
import KeyRound from '@lucide/icons/icons/key-round';
import MessageCircle from '@lucide/icons/icons/message-circle';
import FileText from '@lucide/icons/icons/file-text';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Picture } from '../components/picture';
import { inRows, FeatureList } from '../components/feature-list';
import { column, media, sideBySide } from '../theme';

const benefits = [
  { id: 'key', icon: KeyRound },
  { id: 'guests', icon: MessageCircle },
  { id: 'price', icon: ChartColumn },
  { id: 'cleaning', icon: BrushCleaning },
  { id: 'insurance', icon: ShieldCheck },
  { id: 'report', icon: FileText },
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
  [media.belowPhablet]: { aspectRatio: '2 / 1' },
});

const layout = sideBySide('1fr 1fr', { gap: '16px', wideGap: '64px' });
