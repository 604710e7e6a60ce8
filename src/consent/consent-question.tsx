import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../components/use-hydrated';
import { analyticsAddress } from './analytics-script';
import { askAgain, onQuestion, openQuestion } from './consent';
import type { ConsentBannerProps } from './consent-banner';

/** Without its file nobody is asked, and nothing is counted. */
const ConsentBanner = lazy<ComponentType<ConsentBannerProps>>(() =>
  import('./consent-banner').then(
    (file) => ({ default: file.ConsentBanner }),
    () => ({ default: () => null }),
  ),
);

/** Loads what asks only where there is a question. */
export function ConsentQuestion({ privacy }: { privacy: React.ReactNode }) {
  const question = useSyncExternalStore(onQuestion, openQuestion, () => undefined);
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
    <button type="button" onClick={askAgain}>
      {t('consent.settings')}
    </button>
  );
}
