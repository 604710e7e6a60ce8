import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import CalendarHeart from '@lucide/icons/icons/calendar-heart';
import Megaphone from '@lucide/icons/icons/megaphone';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import Smartphone from '@lucide/icons/icons/smartphone';
import TrendingUp from '@lucide/icons/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { Picture } from '../components/picture';
import { Points } from '../components/points';
import { grid, media } from '../theme';

const benefits = [
  { id: 'revenue', icon: TrendingUp, tone: 'amber' },
  { id: 'flexibility', icon: CalendarHeart, tone: 'sky' },
  { id: 'marketing', icon: Megaphone, tone: 'sand' },
  { id: 'screening', icon: ShieldCheck, tone: 'mist' },
  { id: 'technology', icon: Smartphone, tone: 'sky' },
] as const;

export function Benefits({ picture }: { picture: IGatsbyImageData }) {
  const { t } = useTranslation('home');
  return (
    <Section ground="cream" sx={{ maxWidth: 'calc(var(--wide) + 2 * var(--gutter))' }}>
      <div css={pair}>
        <Picture image={picture} alt={t('benefits.picture')} position="52% 50%" sx={photo} />
        <div>
          <h2>{t('benefits.title')}</h2>
          <Points points={benefits} words={(id, part) => t(`benefits.${id}.${part}`)} sx={list} />
        </div>
      </div>
    </Section>
  );
}

const pair = css(grid('clamp(36px, 20px + 4vw, 96px)'), {
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 542px)', columnGap: 78 },
});

const photo = css({
  aspectRatio: '2 / 1',
  borderRadius: 'var(--r-l)',
  [media.phablet]: { aspectRatio: '4 / 3' },
  [media.desktop]: { aspectRatio: 'auto', height: '100%', minHeight: 660 },
});

const list = css({
  marginTop: 'var(--s6)',
  li: {
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    gap: '4px 16px',
    paddingBlock: 12,
    borderTop: '1px solid var(--sand)',
  },
  '[data-tile]': { gridRow: 'span 2' },
  [media.belowPhablet]: { marginTop: 'var(--s4)' },
  [media.phablet]: { li: { columnGap: 20, paddingBlock: 20 } },
  'li:last-child': { paddingBottom: 0 },
});
