import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ShareLink } from '../components/share-link';
import { PageLink, SiteLink } from '../links/page-link';
import { useHasPage, useLanguage } from '../links/current-page';
import { anchors, pathTo, pathToArticle } from '../site/routes';
import type { Sum } from '../site/sums/assumptions';
import { searchWithChanges, wholeRecord } from '../site/sums/sum-url';
import { cluster, touchTarget } from '../theme';

/**
 * Where an owner can turn if letting with us is not worth it.
 * @param comparisonSlug The slug of the article that compares both kinds of letting.
 */
export function NotWorthItLinks({ comparisonSlug }: { comparisonSlug?: string }) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const hasPage = useHasPage();
  return (
    <ul css={links}>
      <li>{t('nextSteps.title')}</li>
      {comparisonSlug && (
        <li>
          <SiteLink to={pathToArticle(language, comparisonSlug)}>{t('nextSteps.read')}</SiteLink>
        </li>
      )}
      {hasPage('network') && (
        <li>
          <PageLink to="network">{t('nextSteps.network')}</PageLink>
        </li>
      )}
    </ul>
  );
}

const links = css(cluster('0 24px'), {
  alignItems: 'baseline',
  fontSize: 'var(--fs-small)',
  a: [touchTarget, { fontWeight: 600, lineHeight: 1.3 }],
});

/** The address of a sum, with every value that it used. */
export const useSumPath = (sum: Sum) =>
  pathTo(useLanguage(), 'owners') + searchWithChanges(wholeRecord(sum), '');

export function SumLink({ sum }: { sum: Sum }) {
  const { t } = useTranslation('calculator');
  const path = `${useSumPath(sum)}#${anchors.sum}`;
  return <ShareLink path={path} words={t('share', { returnObjects: true })} />;
}
