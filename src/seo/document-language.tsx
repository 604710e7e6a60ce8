import { profiles, type Language } from '../site/languages';

interface DocumentLanguageProps {
  language: Language;
}

/**
 * The language and the direction of a document. In a document that has them already they are not set
 * again: even the same language makes a browser style the whole page anew.
 */
export function DocumentLanguage({ language }: DocumentLanguageProps) {
  if (typeof document !== 'undefined' && document.documentElement.lang === language) return null;
  return <html lang={language} dir={profiles[language].dir} />;
}
