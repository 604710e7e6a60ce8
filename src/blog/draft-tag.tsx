import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { tag } from './post-styles';

export function DraftTag() {
  const { t } = useTranslation('common');
  return <span css={[tag, draft]}>{t('draft')}</span>;
}

const draft = css({ background: 'var(--amber)', color: 'var(--pine-deep)' });
