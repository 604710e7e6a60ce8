import { useTranslation } from 'react-i18next';
import type { Category } from '../site/categories';

/** Names categories in the language of the page. */
export function useCategoryName(): (category: Category) => string {
  const { t } = useTranslation('common');
  return (category) => t(`categories.${category}`);
}
