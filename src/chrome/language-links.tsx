import type { MouseEvent, ReactNode } from 'react';
import { languages, profiles, type Language } from '../site/languages';
import { useLanguage } from '../links/use-language';

interface LanguageLinksProps {
  alternates: Record<Language, string>;
  /** Follows the name of the current language. */
  mark?: ReactNode;
}

export function LanguageLinks({ alternates, mark }: LanguageLinksProps) {
  const current = useLanguage();
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={alternates[language]}
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
