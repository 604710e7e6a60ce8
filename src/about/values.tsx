import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../components/fact-list';
import { Section } from '../components/section';
import { media } from '../theme';

const values = ['excellence', 'integrity', 'innovation', 'reliability'] as const;

export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section ground="cream" title={t('values.title')} text={t('values.lead')}>
      <FactList
        css={rows}
        facts={values.map((id) => [t(`values.${id}.title`), t(`values.${id}.text`)])}
      />
    </Section>
  );
}

const rows = css({
  div: { paddingBlock: 14, borderTop: '1px solid var(--line)', lineHeight: 1.45 },
  dt: { fontWeight: 600 },
  dd: { color: 'var(--ink-soft)' },
  [media.tablet]: { div: { display: 'grid', gridTemplateColumns: '4fr 8fr', gap: 24 } },
});
