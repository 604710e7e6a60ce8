import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FeatureList } from '../components/feature-list';
import { Section, titleBeside } from '../components/section';
import { grid, media } from '../theme';

const benefits = {
  home: [
    { id: 'revenue', icon: 'trending-up', tone: 'amber' },
    { id: 'flexibility', icon: 'calendar-check', tone: 'sky' },
    { id: 'marketing', icon: 'megaphone', tone: 'sky' },
    { id: 'screening', icon: 'shield-check', tone: 'sky' },
    { id: 'technology', icon: 'smartphone', tone: 'sky' },
  ],
  about: [
    { id: 'income', icon: 'trending-up', tone: 'amber' },
    { id: 'time', icon: 'clock', tone: 'sky' },
    { id: 'fee', icon: 'percent', tone: 'sky' },
    { id: 'insurance', icon: 'shield-check', tone: 'sky' },
  ],
} as const;

/** What an owner gains, with the list of the page. */
export function Benefits({ route }: { route: keyof typeof benefits }) {
  const { t } = useTranslation(route);
  return (
    <Section title={t('benefits.title')} sx={titleBeside}>
      <FeatureList
        features={benefits[route]}
        words={(id, part) => t(`benefits.${id}.${part}`)}
        sx={[inColumns, route === 'about' && inOneColumn]}
      />
    </Section>
  );
}

/** Two columns, the first of an odd number in both; on a phone rows. */
const inColumns = css(grid('var(--s6) clamp(24px, 3vw, 44px)'), {
  [media.belowPhablet]: {
    gap: 14,
    '[data-tile]': { width: 36, height: 36, borderRadius: 'var(--r)' },
    '[data-tile] svg': { width: 20 },
    p: { fontSize: 'var(--fs-small)', lineHeight: 1.4 },
  },
  [media.phablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    'li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

/** Its texts differ too much in length to stand beside each other. */
const inOneColumn = css({
  [media.phablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 'var(--s5)' },
});
