import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FeatureList } from '../components/feature-list';
import { Section } from '../components/section';
import { groupTitle, media, sideBySide } from '../theme';

const handOver = [
  { id: 'messages', icon: 'message-circle', tone: 'sky' },
  { id: 'keys', icon: 'key-round', tone: 'sky' },
  { id: 'care', icon: 'brush-cleaning', tone: 'sky' },
  { id: 'prices', icon: 'chart-column', tone: 'sky' },
] as const;

const keep = [
  { id: 'dates', icon: 'calendar-check', tone: 'amber' },
  { id: 'rules', icon: 'list-checks', tone: 'amber' },
  { id: 'calm', icon: 'shield-check', tone: 'amber' },
  { id: 'money', icon: 'file-text', tone: 'amber' },
] as const;

const groups = [
  { id: 'handOver', points: handOver },
  { id: 'keep', points: keep },
] as const;

export function OwnersBenefits() {
  const { t } = useTranslation('owners');
  return (
    <Section ground="cream" title={t('benefits.title')} text={t('benefits.text')}>
      {groups.map(({ id, points }) => (
        <div key={id} css={group}>
          <h3 css={groupTitle}>{t(`benefits.${id}`)}</h3>
          <FeatureList
            sx={inFour}
            features={points}
            words={(point, part) => t(`benefits.${point}.${part}`)}
            heading="h4"
          />
        </div>
      ))}
    </Section>
  );
}

const inFour = css(sideBySide('1fr 1fr', { gap: 'clamp(24px, 2.8vw, 40px)', from: 'phablet' }), {
  [media.desktop]: {
    grid: 'auto / repeat(4, 1fr)',
    li: { display: 'block' },
    '[data-tile]': { marginBottom: 16 },
  },
});

const group = css({
  paddingTop: 'var(--s4)',
  borderTop: '1.5px solid var(--pine)',
  '& + &': { marginTop: 'clamp(24px, 4vw, 56px)' },
  ul: { marginTop: 'clamp(16px, 2.4vw, 32px)', [media.belowPhablet]: { gap: 10 } },
});
