import { useTranslation } from 'react-i18next';
import type { TextKey } from './table-types';

export type TextOf = (key: TextKey, values?: Record<string, string>) => string;

/** Texts of any page, as the tables of the forms name them. */
export function useText(): TextOf {
  // `t` is typed for one namespace, and comparing the two types takes the compiler minutes.
  const { t }: { t: unknown } = useTranslation('forms');
  return t as TextOf;
}
