import { useTranslation } from 'react-i18next';
import type { Language } from '../site/languages';

/** The language in which the page around is written. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}
