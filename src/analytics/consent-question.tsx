import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../components/lazy-with-fallback';
import { useHydrated } from '../start/hydration-hooks';
import { analyticsAddress } from './tag';
import { reopenQuestion, subscribeToQuestion, currentQuestion } from './consent';

/** If its chunk fails to load, there is no banner and no tracking. */
const ConsentBanner = lazyWithFallback(() =>
  import('./consent-banner').then((file) => file.ConsentBanner),
);

/** Loads the banner only if there is a question. */
export function ConsentQuestion({ privacy }: { privacy: React.ReactNode }) {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion, () => undefined);
  return (
    question && (
      <Suspense>
        <ConsentBanner question={question} privacy={privacy} />
      </Suspense>
    )
  );
}

/** Opens the question again; not rendered on a site without analytics. */
export function ConsentSettings() {
  const { t } = useTranslation('common');
  const hydrated = useHydrated();
  if (!hydrated || !analyticsAddress()) return null;
  return (
    <button type="button" onClick={reopenQuestion}>
      {t('consent.settings')}
    </button>
  );
}
