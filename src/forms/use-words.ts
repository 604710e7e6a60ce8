import { useTranslation } from 'react-i18next';
import type { TextKey } from './table-types';

/** Gives the texts that a table names, from any namespace that the page asked for. */
export function useWords(): (key: TextKey) => string {
  // The type of `t` knows the keys of one namespace only, and comparing the two types takes the
  // compiler minutes.
  const { t }: { t: unknown } = useTranslation('forms');
  return t as (key: TextKey) => string;
}
