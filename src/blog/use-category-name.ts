import { useTranslation } from 'react-i18next';
import type { Category } from '../site/categories';

/** Gives the name of a category in the page's language. */
export function useCategoryName(): (category: Category) => string {
  const { t } = useTranslation('common');
  return (category) => t(`categories.${category}`);
}
