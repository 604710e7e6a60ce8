import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Instance } from './i18next';

const Words = createContext(new Instance());

interface ProviderProps {
  i18n: Instance;
  children: ReactNode;
}

/** Gives the page around its words. */
export function I18nextProvider({ i18n, children }: ProviderProps) {
  return <Words.Provider value={i18n}>{children}</Words.Provider>;
}

/** The words of a namespace in the language of the page around, and what has them all. */
export function useTranslation(namespace?: string) {
  const i18n = useContext(Words);
  return useMemo(() => ({ t: i18n.translator(namespace), i18n }), [i18n, namespace]);
}
