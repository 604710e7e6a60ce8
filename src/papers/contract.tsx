import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { media } from '../theme';

const terms = [
  ...(['work', 'choice', 'dates', 'money', 'costs', 'damage', 'data'] as const),
  ...(['leave', 'breach'] as const),
];

export function Contract({ file }: { file: string | null }) {
  const { t } = useTranslation('papers');
  const { t: shared } = useTranslation('questions');
  return (
    <>
      <dl css={list}>
        {terms.map((term) => (
          <div key={term} data-marked={term === 'leave' || undefined}>
            <dt>{term === 'leave' ? t('contract.end') : t(`contract.${term}.title`)}</dt>
            <dd>{term === 'leave' ? shared('leave.answer') : t(`contract.${term}.text`)}</dd>
          </div>
        ))}
      </dl>
      {file !== null && <a href={`/${file}`}>{t('contract.full')}</a>}
    </>
  );
}

const list = css({
  font: '400 var(--fs-base) / 1.5 var(--text)',
  div: { paddingBlock: 14 },
  'div + div': { borderTop: '1px solid var(--line)' },
  dt: { fontWeight: 600 },
  '[data-marked]': {
    marginInline: -16,
    paddingInline: 16,
    borderRadius: 'var(--r)',
    background: 'var(--amber-wash)',
    printColorAdjust: 'exact',
  },
  [media.phablet]: { div: { display: 'grid', gridTemplateColumns: '11em 1fr', gap: 20 } },
  '@media print': { font: '400 var(--fs-note) / 1.45 var(--text)', div: { paddingBlock: 8 } },
});
