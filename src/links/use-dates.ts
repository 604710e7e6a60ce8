import { useTranslation } from 'react-i18next';
import { useLanguage } from './current-page';
import { formatDate, formatDayRange, monthName } from '../site/dates';

/** Writes days and months in the page's language. */
export function useDates() {
  const language = useLanguage();
  const { t } = useTranslation('common');
  const day = (iso: string) => formatDate(iso, language, 'article');
  return {
    month: (month: number) => monthName(month, language),
    days: (from: number, to: number, month: number) => formatDayRange(from, to, month, language),
    day,
    /** When a source was read, behind its name. */
    readOn: (iso: string | null) => (iso === null ? '' : t('readOn', { day: day(iso) })),
  };
}
