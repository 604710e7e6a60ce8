import { useTranslation } from 'react-i18next';
import type { TextKey } from './table-types';

/** Says texts that a table names, of whatever namespace; the page must have asked for it. */
export function useWords(): (key: TextKey) => string {
  // The type of `t` knows the keys of one namespace only; to compare both takes minutes.
  const { t }: { t: unknown } = useTranslation('forms');
  return t as (key: TextKey) => string;
}
