import { useTranslation } from 'react-i18next';
import { askAgain } from './consent';
import { useHasAnalytics } from './use-consent';

/** Opens the question again; there is none where nothing is counted. */
export function ConsentSettings({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  if (!useHasAnalytics()) return null;
  return (
    <button type="button" className={className} onClick={askAgain}>
      {t('consent.settings')}
    </button>
  );
}
