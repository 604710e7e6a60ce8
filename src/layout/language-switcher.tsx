import { css } from '@emotion/react';
import Check from '@lucide/icons/icons/check';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { hasPopovers } from '../start/overlays';
import { useHydrated } from '../start/hydration-hooks';
import { useCurrentPage, useLanguage } from '../links/current-page';
import { languages, profiles, type Language } from '../site/languages';
import { inLanguage, pathTo } from '../site/routes';
import { spaceBetween, floatingCard, media, touchTarget } from '../theme';

/** A native popover, which opens without scripts. */
export function LanguageSwitcher() {
  const { t } = useTranslation('common');
  const id = useId();
  const { short } = profiles[useLanguage()];
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the browser hides the list at a press elsewhere, but not where the keyboard leaves it
    <div
      css={switcher}
      onBlur={({ currentTarget, relatedTarget }) =>
        hasPopovers() &&
        relatedTarget &&
        !currentTarget.contains(relatedTarget) &&
        currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
      }
    >
      <button
        type="button"
        css={button}
        popovertarget={id}
        aria-label={`${short} – ${t('header.currentLanguage')}`}
      >
        {short}
        <Icon of={ChevronDown} size="small" />
      </button>
      <div id={id} popover="auto" role="group" aria-label={t('header.language')} css={list}>
        <LanguageLinks mark={<Icon of={Check} size="small" />} />
      </div>
    </div>
  );
}

/** The mark follows the name of the current language; start/inline-script adds query and hash. */
export function LanguageLinks({ mark }: { mark?: React.ReactNode }) {
  const current = useLanguage();
  const { location, pageContext } = useCurrentPage();
  const hydrated = useHydrated();
  /** The build does not know the address of an unknown page. */
  const pathOf = (language: Language) =>
    pageContext.alternates?.[language] ??
    (hydrated ? inLanguage(location.pathname, language) : pathTo(language, 'home'));
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pathOf(language)}
            lang={language}
            hrefLang={language}
            rel="alternate"
            aria-current={language === current ? 'true' : undefined}
          >
            {profiles[language].name}
            {language === current && mark}
          </a>
        </li>
      ))}
    </ul>
  );
}

const switcher = css({ position: 'relative', [media.enlarged]: { display: 'none' } });

const button = css(touchTarget, {
  gap: 5,
  padding: '0 8px',
  border: 0,
  borderRadius: 'var(--r)',
  background: 'none',
  fontSize: 'var(--fs-small)',
  fontWeight: 600,
  cursor: 'pointer',
  anchorName: '--language',
  [media.noPopovers]: { display: 'none' },
});

const list = css(floatingCard, {
  inset: 'calc(var(--header) - 8px) max(calc((100vw - var(--content)) / 2 + 92px), 24px) auto auto',
  width: 168,
  margin: 0,
  padding: 6,
  '@supports (anchor-name: --language)': {
    positionAnchor: '--language',
    inset: 'calc(anchor(bottom) + 6px) max(12px, calc(anchor(right) - 60px)) auto auto',
  },
  a: [
    spaceBetween,
    {
      minHeight: 44,
      padding: '6px 12px',
      borderRadius: 'var(--r)',
      color: 'inherit',
      fontSize: 'var(--fs-body)',
      textDecoration: 'none',
    },
  ],
  'a:hover, a[aria-current]': { background: 'var(--mist)' },
  'a[aria-current]': { fontWeight: 600 },
  [media.noPopovers]: {
    ...{ width: 'auto', padding: 0, border: 0, background: 'none', boxShadow: 'none' },
    a: { minHeight: 32, padding: '0 8px', fontSize: 'var(--fs-small)' },
    // The menu has the languages too.
    [media.belowLarge]: { display: 'none' },
  },
});
