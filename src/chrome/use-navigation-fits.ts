import { useTranslation } from 'react-i18next';
import { highlightedPage, mainNavigation } from '../site/navigation';
import { mediaForRow } from '../theme';

/** From which width on the navigation fits beside the company's name. */
export function useNavigationFits(companyName: string) {
  const { t } = useTranslation('common');
  const pages = ([...mainNavigation, highlightedPage] as const).map((id) => t(`pages.${id}`));
  return mediaForRow([companyName, ...pages, t('header.action')].join('').length);
}
