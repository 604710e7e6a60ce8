import type { MouseEvent, ReactNode } from 'react';
import { languages, profiles, type Language } from '../site/languages';
import { useLanguage } from '../links/use-language';

interface LanguageLinksProps {
  alternates: Record<Language, string>;
  /** Shown after the name of the current language. */
  mark?: ReactNode;
}

/** Links to the page in each language. They load a whole document and keep query and hash. */
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
            onClick={keepQueryAndHash}
          >
            {profiles[language].name}
            {language === current && mark}
          </a>
        </li>
      ))}
    </ul>
  );
}

function keepQueryAndHash({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = window.location.search;
  link.hash = window.location.hash;
}
