import type { IGatsbyImageData } from 'gatsby-plugin-image';
import BrushCleaning from '@lucide/icons/icons/brush-cleaning';
import ChartColumn from '@lucide/icons/icons/chart-column';
import KeyRound from '@lucide/icons/icons/key-round';
import MessageCircle from '@lucide/icons/icons/message-circle';
import ReceiptText from '@lucide/icons/icons/receipt-text';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Picture } from '../components/picture';
import { inColumns, Points } from '../components/points';
import { column, sideBySide } from '../theme';

const benefits = [
  { id: 'key', icon: KeyRound, tone: 'sand' },
  { id: 'guests', icon: MessageCircle, tone: 'sky' },
  { id: 'price', icon: ChartColumn, tone: 'amber' },
  { id: 'cleaning', icon: BrushCleaning, tone: 'sand' },
  { id: 'insurance', icon: ShieldCheck, tone: 'mist' },
  { id: 'report', icon: ReceiptText, tone: 'amber' },
] as const;

export function ServiceBenefits({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('services');
  return (
    <Section ground="cream" sx={layout}>
      <div css={[column, { gap: 36 }]}>
        <h2>{t('benefits.title')}</h2>
        <Picture image={picture} alt={t('benefits.picture')} sx={{ borderRadius: 'var(--r-l)' }} />
      </div>
      <Points
        sx={inColumns(2)}
        points={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
      />
    </Section>
  );
}

const layout = sideBySide('1fr 1fr', { gap: '40px', wideGap: '64px' });
