import { useTranslation } from 'react-i18next';
import type { Category } from '../site/categories';

export function useCategoryName(): (category: Category) => string {
  const { t } = useTranslation('common');
  return (category) => t(`categories.${category}`);
}
