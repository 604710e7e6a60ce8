import { css } from '@emotion/react';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import Menu from '@lucide/icons/icons/menu';
import Phone from '@lucide/icons/icons/phone';
import X from '@lucide/icons/icons/x';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { closeDialog } from '../start/overlays';
import { actionPage, forecastPage } from '../site/routes';
import { telUrl } from '../site/text';
import { spaceBetween, column, iconButton, media, mediaCondition, plainLink } from '../theme';
import { ButtonLink } from '../links/page-link';
import { LanguageLinks } from './language-switcher';
import { LogoLink, Navigation, useNavigationRow } from './navigation';

/** A native modal dialog, which opens without scripts (or by start/inline-script). */
export function MobileMenu({ company }: { company: Queries.FrameCompanyFragment }) {
  const { t } = useTranslation('common');
  const id = useId();
  const { fits } = useNavigationRow(company.name);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => dialog.current && closeDialog(dialog.current);
  useEffect(() => {
    // The way out has the focus and, for Orca, the menu's name. The very first element it would not say.
    dialog.current?.querySelector('button')?.setAttribute('autofocus', '');
    // A window that has grown shows the header's navigation instead.
    const closeWhereWide = () => window.matchMedia(mediaCondition(fits)).matches && close();
    window.addEventListener('resize', closeWhereWide);
    return () => window.removeEventListener('resize', closeWhereWide);
  }, [fits]);
  const closeOnLinkOrVeil = ({ target, currentTarget }: React.MouseEvent) => {
    const veil = target === currentTarget;
    if (veil || (target instanceof Element && target.closest('a'))) close();
  };

  /** Before Chrome 94 the focus stays in a dialog that closes, and is lost. */
  const returnFocus = () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || dialog.current?.contains(activeElement);
    if (isLost) opener.current?.focus();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        css={[menuButton, { [fits]: { display: 'none' } }]}
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
        css={panel}
        data-section="menu"
        aria-label={t('header.menu')}
        onClick={closeOnLinkOrVeil}
        onClose={returnFocus}
      >
        <div css={content}>
          <div css={top}>
            <LogoLink name={company.name} />
            <form method="dialog">
              <button
                type="submit"
                css={menuButton}
                aria-label={t('header.closeMenu')}
                aria-describedby={id}
              >
                <Icon of={X} />
              </button>
            </form>
          </div>
          <Navigation sx={navigation} highlighted={highlighted} mark={<Icon of={ArrowRight} />} />
          <div css={menuEnd}>
            <div css={languageLinks} role="group" aria-label={t('header.language')}>
              <LanguageLinks />
            </div>
            <ButtonLink to={forecastPage}>{t('closing.action')}</ButtonLink>
            <ButtonLink to={actionPage} kind="secondary">
              {t('header.action')}
            </ButtonLink>
            <a href={telUrl(company.contact.phone)} css={call} translate="no">
              <Icon of={Phone} size="small" />
              {t('footer.phone')}
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}

const menuButton = css(iconButton(), { marginRight: -10 });

const panel = css({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(350px, 92vw)',
  [media.belowPhablet]: { width: '100%' },
  maxWidth: 'none',
  height: ['100vh', '100dvh'],
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderLeft: '1px solid transparent',
  background: 'var(--white)',
  color: 'var(--pine)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'var(--pine-deep-50)' },
  [media.motion]: {
    transform: 'translateX(100%)',
    transition:
      'transform var(--t-calm) var(--ease), overlay var(--t-calm) allow-discrete, display var(--t-calm) allow-discrete',
    '&[open]': { transform: 'none' },
    '@starting-style': { '&[open]': { transform: 'translateX(100%)' } },
  },
});

const content = css(column, { minHeight: '100%', padding: '14px 24px 28px' });

const top = css(spaceBetween, { marginBottom: 20 });

const navigation = css({
  a: [
    spaceBetween,
    {
      minHeight: 56,
      borderBottom: '1px solid var(--line)',
      color: 'var(--pine)',
      font: '500 var(--fs-h3) / 1.2 var(--display)',
      letterSpacing: '-0.012em',
      textDecoration: 'none',
    },
  ],
  'a[aria-current]': { textDecoration: 'underline 2px var(--teal)', textUnderlineOffset: 6 },
});

const highlighted = css({
  'nav > &': {
    marginTop: 20,
    padding: '0 18px',
    border: 0,
    borderRadius: 'var(--r)',
    background: 'var(--mist)',
    color: 'var(--teal)',
    font: '600 var(--fs-body) / 1.2 var(--text)',
    letterSpacing: 0,
  },
});

const menuEnd = css({ display: 'grid', gap: 14, marginTop: 'auto', paddingTop: 28 });

const languageLinks = css({
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
    gap: 4,
    padding: 4,
    borderRadius: 'var(--r)',
    background: 'var(--mist)',
  },
  a: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    borderRadius: 10,
    color: 'var(--pine)',
    fontWeight: 500,
    textDecoration: 'none',
  },
  'a[aria-current]': {
    background: 'var(--white)',
    fontWeight: 600,
    boxShadow: '0 1px 3px var(--pine-25)',
    [media.forced]: { outline: '2px solid' },
  },
});

const call = css(plainLink, { justifyContent: 'center' });
