import { css } from '@emotion/react';
import Clock from '@lucide/icons/icons/clock';
import Percent from '@lucide/icons/icons/percent';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import TrendingUp from '@lucide/icons/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { inCards, Points } from '../components/points';
import { Section } from '../components/section';
import { groupTitle, media } from '../theme';

const benefits = [
  { id: 'income', icon: TrendingUp, tone: 'amber' },
  { id: 'time', icon: Clock, tone: 'sky' },
  { id: 'fee', icon: Percent, tone: 'sand' },
  { id: 'insurance', icon: ShieldCheck, tone: 'mist' },
] as const;

export function AboutBenefits() {
  const { t } = useTranslation('about');
  return (
    <Section ground="sky" title={t('benefits.title')}>
      <Points
        points={benefits}
        words={(id, part) => t(`benefits.${id}.${part}`)}
        titleStyle={groupTitle}
        sx={[inCards, inARow]}
      />
    </Section>
  );
}

const inARow = css({
  p: { marginTop: 'var(--s2)' },
  h3: { fontSize: 'var(--fs-h4)' },
  'li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  [media.desktop]: {
    grid: 'auto / auto-flow 1fr',
    'li:last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
    li: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 },
  },
});
