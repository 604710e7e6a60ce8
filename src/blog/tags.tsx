import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import type { Category } from '../site/categories';
import { pathTo } from '../site/paths';
import { serializeFilter } from './list-address';

export function CategoryTag({ category }: { category: Category }) {
  const { t } = useTranslation('common');
  const listed = pathTo(useLanguage(), 'blog') + serializeFilter({ category });
  return (
    <SiteLink to={listed} css={tag}>
      {t(`categories.${category}`)}
    </SiteLink>
  );
}

export function DraftTag() {
  const { t } = useTranslation('common');
  return <span css={[tag, draft]}>{t('draft')}</span>;
}

export const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  padding: '2px 12px',
  borderRadius: 99,
  background: 'var(--mist)',
  color: 'var(--teal)',
  fontSize: 'var(--fs-small)',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
});

const draft = css({ background: 'var(--amber)', color: 'var(--pine-deep)' });
