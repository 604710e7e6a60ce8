import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/section';
import { sideBySide } from '../components/side-by-side';
import { groupTitle } from '../components/text-styles';
import { TickList } from '../components/tick-list';
import { media } from '../theme/media';

const groups = ['handOver', 'keep'] as const;
const points = ['one', 'two', 'three', 'four'] as const;

export function OwnersBenefits() {
  const { t } = useTranslation('owners');
  return (
    <Section ground="cream" title={t('benefits.title')}>
      <div css={columns}>
        {groups.map((group) => (
          <div key={group}>
            <h3 css={groupTitle}>{t(`benefits.${group}.title`)}</h3>
            <TickList sx={list} items={points.map((point) => t(`benefits.${group}.${point}`))} />
          </div>
        ))}
      </div>
    </Section>
  );
}

const columns = sideBySide('1fr 1fr', { gap: '16px 64px', from: 'phablet' });

const list = css({
  marginTop: 'var(--s4)',
  [media.phablet]: { li: { paddingTop: 10, borderTop: '1px solid var(--line-on-cream)' } },
});
