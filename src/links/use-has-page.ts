import { useTranslation } from 'react-i18next';
import type { PageRouteId } from '../site/routes';

/** Whether the site has a page: that of the hosts' group needs a group. */
export function useHasPage(): (id: PageRouteId) => boolean {
  const { i18n } = useTranslation('common');
  return (id) => i18n.exists(`pages.${id}`, { ns: 'common' });
}
