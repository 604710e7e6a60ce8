import { profiles, type Language } from '../site/languages';

export function DocumentLanguage({ language }: { language: Language }) {
  // Setting even the same language makes a browser style the whole page again.
  if (typeof document !== 'undefined' && document.documentElement.lang === language) return null;
  return <html lang={language} dir={profiles[language].dir} />;
}
