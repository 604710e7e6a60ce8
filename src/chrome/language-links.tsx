import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../components/use-hydrated';
import { useCurrentPage } from '../links/current-page';
import { useLanguage } from '../links/use-language';
import { languages, profiles, type Language } from '../site/languages';
import { inLanguage, pathTo } from '../site/paths';

/** The mark follows the name of the current language. */
export function LanguageLinks({ mark }: { mark?: ReactNode }) {
  const current = useLanguage();
  const { location, pageContext } = useCurrentPage();
  const hydrated = useHydrated();
  /** The build does not know the address of a page that is not found. */
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
            onClick={carryQueryAndHash}
          >
            {profiles[language].name}
            {language === current && mark}
          </a>
        </li>
      ))}
    </ul>
  );
}

function carryQueryAndHash({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = window.location.search;
  link.hash = window.location.hash;
}
