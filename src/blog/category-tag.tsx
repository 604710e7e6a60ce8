import type { Interpolation, Theme } from '@emotion/react';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import type { Category } from '../site/categories';
import { pathTo } from '../site/paths';
import { writeFilter } from './list-address';
import { tag } from './post-styles';
import { useCategoryName } from './use-category-name';

interface CategoryTagProps {
  category: Category;
  sx?: Interpolation<Theme>;
}

export function CategoryTag({ category, sx }: CategoryTagProps) {
  const categoryName = useCategoryName();
  const listed = pathTo(useLanguage(), 'blog') + writeFilter({ category });
  return (
    <SiteLink to={listed} css={[tag, sx]}>
      {categoryName(category)}
    </SiteLink>
  );
}
