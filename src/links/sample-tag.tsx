import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useIsSample } from './current-page';

/** The tag “Sample” beside something made up, by its kind and name in content/samples.yml; without them always. */
export function SampleTag({ of }: { of?: string }) {
  const { t } = useTranslation('common');
  const isSample = useIsSample();
  if (of !== undefined && !isSample(of)) return null;
  return <small css={tag}>{t('sample')}</small>;
}

const tag = css({
  display: 'inline-block',
  padding: '0 8px',
  border: '1px solid',
  borderRadius: 'var(--r)',
  font: '400 var(--fs-note) / 1.5 var(--text)',
  letterSpacing: 0,
  verticalAlign: 'middle',
});
