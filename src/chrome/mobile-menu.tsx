import ArrowRight from '@lucide/icons/icons/arrow-right';
import Menu from '@lucide/icons/icons/menu';
import Phone from '@lucide/icons/icons/phone';
import X from '@lucide/icons/icons/x';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { actionPage, forecastPage, highlightedPage, mainNavigation } from '../site/navigation';
import { telUrl } from '../site/tel-url';
import { mediaCondition } from '../theme';
import { useNavigationFits } from './use-navigation-fits';
import { ButtonLink } from '../links/button-link';
import { LanguageLinks } from './language-links';
import { LogoLink } from './logo-link';
import * as styles from './mobile-menu-styles';
import { PageLink } from '../links/page-link';
import { useHasPage } from '../links/use-has-page';

export interface MobileMenuProps {
  companyName: string;
  phone: string;
}

/** A native modal dialog, which opens without scripts (or by document/older-browsers). */
export function MobileMenu({ companyName, phone }: MobileMenuProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const fits = useNavigationFits(companyName);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    // A window that has grown shows the header's navigation instead.
    const wide = window.matchMedia(mediaCondition(fits));
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [fits]);
  const closeOnLinkOrVeil = ({ target, currentTarget }: MouseEvent) => {
    const veil = target === currentTarget;
    if (veil || (target instanceof Element && target.closest('a'))) close();
  };

  return (
    <>
      <button
        type="button"
        css={[styles.menuButton, { [fits]: { display: 'none' } }]}
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
      >
        <Icon of={Menu} />
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- closes after a link or on the veil; Escape and the button do it for keys */}
      <dialog
        ref={dialog}
        id={id}
        css={styles.panel}
        data-section="menu"
        aria-label={t('header.menu')}
        onClick={closeOnLinkOrVeil}
      >
        <div css={styles.content}>
          <div css={styles.top}>
            <LogoLink name={companyName} />
            <form method="dialog">
              <button type="submit" css={styles.menuButton} aria-label={t('header.closeMenu')}>
                <Icon of={X} />
              </button>
            </form>
          </div>
          <nav css={styles.navigation} aria-label={t('header.navigation')}>
            {mainNavigation.map((page) => (
              <PageLink key={page} to={page}>
                {t(`pages.${page}`)}
              </PageLink>
            ))}
            {useHasPage()(highlightedPage) && (
              <PageLink to={highlightedPage} css={styles.highlighted}>
                {t(`pages.${highlightedPage}`)}
                <Icon of={ArrowRight} />
              </PageLink>
            )}
          </nav>
          <div css={styles.menuEnd}>
            <div css={styles.languageLinks} role="group" aria-label={t('header.language')}>
              <LanguageLinks />
            </div>
            <ButtonLink to={forecastPage}>{t('closing.action')}</ButtonLink>
            <ButtonLink to={actionPage} kind="secondary">
              {t('header.action')}
            </ButtonLink>
            <a href={telUrl(phone)} css={styles.call}>
              <Icon of={Phone} size="small" />
              {t('footer.phone')}
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}
