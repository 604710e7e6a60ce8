import { css, type Interpolation, type SerializedStyles, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../components/icon';
import { PageLink } from '../links/page-link';
import { useHasPage } from '../links/current-page';
import {
  footerNavigation,
  highlightedPage,
  mainNavigation,
  type PageRouteId,
} from '../site/routes';
import { clamped, touchTarget, mediaForRow, widthForRow } from '../theme';

interface NavigationProps {
  sx: Interpolation<Theme>;
  highlighted: SerializedStyles;
  /** It follows the name of the highlighted page. */
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

/**
 * The media queries from which the navigation fits beside the company's name without its highlighted page and
 * with it, and the least width of the whole row.
 */
export function useNavigationRow(companyName: string) {
  const { t } = useTranslation('common');
  const hasPage = useHasPage();
  const lettersOf = (pages: readonly PageRouteId[]) => {
    const names = pages.filter(hasPage).map((id) => t(`pages.${id}`));
    return [companyName, ...names, t('header.action')].join('').length;
  };
  const allLetters = lettersOf(footerNavigation);
  return {
    fits: mediaForRow(lettersOf(mainNavigation)),
    fitsWhole: mediaForRow(allLetters),
    width: `${widthForRow(allLetters)}rem`,
  };
}

export function LogoLink({ name }: { name: string }) {
  const { t } = useTranslation('common');
  return (
    <PageLink to="home" css={logo} label={t('header.home')}>
      <LogoMark size={38} css={{ flex: 'none', marginLeft: -5 }} />
      <span translate="no" css={name.length > SHORT && small}>
        {name}
      </span>
    </PageLink>
  );
}

/** A longer name is set in two small lines. */
const SHORT = 14;

const small = css(clamped(2), {
  maxWidth: '16em',
  overflowWrap: 'anywhere',
  fontSize: 'clamp(0.75rem, 0.5rem + 1vw, 1.0625rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
});

const logo = css(touchTarget, {
  gap: 8,
  color: 'inherit',
  textDecoration: 'none',
  font: '500 var(--fs-h3) / 1 var(--display)',
  letterSpacing: '-0.02em',
});
