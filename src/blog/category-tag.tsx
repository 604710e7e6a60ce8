import type { Interpolation, Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import type { Category } from '../site/categories';
import { pathTo } from '../site/paths';
import { writeFilter } from './list-address';
import { tag } from './post-styles';

export function CategoryTag({ category, sx }: { category: Category; sx?: Interpolation<Theme> }) {
  const { t } = useTranslation('common');
  const listed = pathTo(useLanguage(), 'blog') + writeFilter({ category });
  return (
    <SiteLink to={listed} css={[tag, sx]}>
      {t(`categories.${category}`)}
    </SiteLink>
  );
}
