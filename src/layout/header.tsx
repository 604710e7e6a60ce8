import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Container } from '../components/section';
import { actionPage, pathTo } from '../site/routes';
import { spaceBetween, media, row, visuallyHidden } from '../theme';
import { ButtonLink } from '../links/page-link';
import { useCurrentPage, useLanguage } from '../links/current-page';
import { CallLink } from './call-links';
import { LanguageSwitcher } from './language-switcher';
import { LogoLink, Navigation, useNavigationRow } from './navigation';
import { MobileMenu } from './mobile-menu';

/** Scrolled by more than 10 px, the header is white (specification, section 9). */
const CLEAR_UNTIL_PX = '11px';

interface HeaderProps {
  company: Queries.FrameCompanyFragment;
  /** Transparent over the first screen's picture until the page is scrolled. */
  overPicture: boolean;
  mainId: string;
}

export function Header({ company, overPicture, mainId }: HeaderProps) {
  const { t } = useTranslation('common');
  const { fits, fitsWhole, width } = useNavigationRow(company.name);
  const { pathname } = useCurrentPage().location;
  const isActionPage = pathname === pathTo(useLanguage(), actionPage);
  return (
    <header css={[header, overPicture && clearAtTop]}>
      <a href={`#${mainId}`} css={skipLink}>
        {t('header.skip')}
      </a>
      <Container sx={[bar, { maxWidth: `max(${width}, var(--content) + 2 * var(--gutter))` }]}>
        <LogoLink name={company.name} />
        <Navigation
          sx={[navigation, { [fits]: { display: 'flex' } }]}
          highlighted={css(highlighted, { 'nav > &&': { [fitsWhole]: { display: 'flex' } } })}
        />
        <div css={row('var(--s2)')}>
          <CallLink company={company} />
          <LanguageSwitcher />
          <ButtonLink to={actionPage} kind={isActionPage ? 'primary' : 'secondary'} sx={cta}>
            {t('header.action')}
          </ButtonLink>
          <MobileMenu company={company} />
        </div>
      </Container>
    </header>
  );
}

const skipLink = css({
  '&:not(:focus)': visuallyHidden,
  '&:focus': {
    position: 'fixed',
    inset: '12px auto auto 12px',
    zIndex: 30,
    padding: '12px 20px',
    borderRadius: 'var(--r)',
    background: 'var(--white)',
    fontWeight: 600,
  },
});

const header = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 20,
  background: 'var(--white)',
  borderBottom: '1px solid var(--line)',
});

const clear = keyframes({ 'from, to': { background: 'transparent', borderColor: 'transparent' } });

/** Done by styles, so that no text scrolls behind a transparent header while scripts load. */
const clearAtTop = css({
  '@supports not (animation-timeline: scroll())': {
    // start/inline-script sets the attribute.
    '[data-at-top] &': { background: 'transparent', borderColor: 'transparent' },
  },
  '@supports (animation-timeline: scroll())': {
    animation: `${clear} linear`,
    animationTimeline: 'scroll(root)',
    animationRange: `0 ${CLEAR_UNTIL_PX}`,
  },
});

const bar = css(spaceBetween, { gap: 'var(--s5)', height: 'var(--header)' });

const navigation = css({
  display: 'none',
  alignItems: 'center',
  gap: 4,
  a: {
    padding: '10px 8px',
    borderRadius: 'var(--r)',
    color: 'var(--pine)',
    font: '500 var(--fs-small) / 1.25 var(--text)',
    textDecoration: 'none',
  },
  'a:hover, a[aria-current]': {
    textDecoration: 'underline 2px var(--teal)',
    textUnderlineOffset: 8,
  },
});

const highlighted = css({
  'nav > &&': {
    display: 'none',
    marginLeft: 6,
    padding: '7px 14px',
    border: '1.5px solid var(--teal-45)',
    borderRadius: 99,
    color: 'var(--teal)',
    fontWeight: 600,
  },
  'nav > &&:hover, nav > &&[aria-current]': { background: 'var(--mist)', textDecoration: 'none' },
});

const cta = css({
  minHeight: 44,
  padding: '8px 18px',
  fontSize: 'var(--fs-small)',
  [media.belowPhablet]: { display: 'none' },
});
