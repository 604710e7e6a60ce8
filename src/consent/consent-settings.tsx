import { useTranslation } from 'react-i18next';
import { useHydrated } from '../components/use-hydrated';
import { analyticsAddress } from './analytics-script';
import { askAgain } from './consent';

/** Opens the question again; not rendered on a site without analytics. */
export function ConsentSettings() {
  const { t } = useTranslation('common');
  const hydrated = useHydrated();
  if (!hydrated || !analyticsAddress()) return null;
  return (
    <button type="button" onClick={askAgain}>
      {t('consent.settings')}
    </button>
  );
}
