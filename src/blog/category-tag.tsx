import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import type { Category } from '../site/categories';
import { pathTo } from '../site/paths';
import { writeFilter } from './list-address';
import { tag } from './post-styles';
import { useCategoryName } from './use-category-name';

interface CategoryTagProps {
  category: Category;
  className?: string;
}

export function CategoryTag({ category, className }: CategoryTagProps) {
  const categoryName = useCategoryName();
  const listed = pathTo(useLanguage(), 'blog') + writeFilter({ category });
  return (
    <SiteLink to={listed} css={tag} className={className}>
      {categoryName(category)}
    </SiteLink>
  );
}
