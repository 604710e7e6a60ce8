import type { Interpolation, SerializedStyles, Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../links/page-link';
import { useHasPage } from '../links/use-has-page';
import { footerNavigation, highlightedPage, mainNavigation } from '../site/navigation';
import { mediaForRow, widthForRow } from '../theme';

interface NavigationProps {
  sx: Interpolation<Theme>;
  highlighted: SerializedStyles;
  /** Follows the name of the highlighted page. */
  mark?: React.ReactNode;
}

export function Navigation({ sx, highlighted, mark }: NavigationProps) {
  const { t } = useTranslation('common');
  return (
    <nav css={sx} aria-label={t('header.navigation')}>
      {mainNavigation.map((id) => (
        <PageLink key={id} to={id}>
          {t(`pages.${id}`)}
        </PageLink>
      ))}
      {useHasPage()(highlightedPage) && (
        <PageLink to={highlightedPage} css={highlighted}>
          {t(`pages.${highlightedPage}`)}
          {mark}
        </PageLink>
      )}
    </nav>
  );
}

/** The media query from which the navigation fits beside the company's name, and the least width of its row. */
export function useNavigationRow(companyName: string) {
  const { t } = useTranslation('common');
  const pages = footerNavigation.map((id) => t(`pages.${id}`));
  const { length } = [companyName, ...pages, t('header.action')].join('');
  return { fits: mediaForRow(length), width: `${widthForRow(length)}rem` };
}
