import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** Beside something made up. */
export function SampleTag() {
  const { t } = useTranslation('common');
  return <small css={tag}>{t('sample')}</small>;
}

const tag = css({
  display: 'inline-block',
  padding: '2px 12px',
  border: '1px solid transparent',
  borderRadius: 99,
  background: 'var(--amber-wash)',
  color: 'var(--pine)',
  font: '600 var(--fs-small) / 1.5 var(--text)',
  letterSpacing: 0,
  verticalAlign: 'middle',
  '@media print': { borderColor: 'currentColor' },
});
