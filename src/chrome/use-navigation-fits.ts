import { useTranslation } from 'react-i18next';
import { highlightedPage, mainNavigation } from '../site/navigation';
import { media } from '../theme/media';

/** Names of pages and company that stand in one row from `media.wide` on. */
const LETTERS = 90;
const WIDE = 73.75;
const LETTER = 0.6;

/** From which width on the navigation fits beside the company's name; in `em`, as all widths. */
export function useNavigationFits(companyName: string): `@media ${string}` {
  const { t } = useTranslation('common');
  const pages = ([...mainNavigation, highlightedPage] as const).map((id) => t(`pages.${id}`));
  const { length } = [companyName, ...pages, t('header.action')].join('');
  if (length <= LETTERS) return media.wide;
  return `@media (min-width: ${WIDE + (length - LETTERS) * LETTER}em)`;
}
