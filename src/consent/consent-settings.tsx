import { useTranslation } from 'react-i18next';
import { askAgain } from './consent';
import { useHasAnalytics } from './use-consent';

/** A button that opens the question again; not rendered on a site without analytics. */
export function ConsentSettings({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  if (!useHasAnalytics()) return null;
  return (
    <button type="button" className={className} onClick={askAgain}>
      {t('consent.settings')}
    </button>
  );
}
