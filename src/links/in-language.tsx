import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '../site/languages';

interface InLanguageProps {
  language: Language;
  children: ReactNode;
}

/** A part of a page in another language than the page; the page's data must bring its words. */
export function InLanguage({ language, children }: InLanguageProps) {
  const { i18n } = useTranslation();
  const own = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return <I18nextProvider i18n={own}>{children}</I18nextProvider>;
}
