import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '../site/languages';

/** A part of a page in another language; the page's data must bring its messages. */
export function InLanguage(props: { language: Language; children: ReactNode }) {
  const { language, children } = props;
  const { i18n } = useTranslation();
  const instance = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
