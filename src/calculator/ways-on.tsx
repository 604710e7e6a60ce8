import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../links/page-link';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import { pathToArticle } from '../site/paths';

interface WaysOnProps {
  /** The slug of the article that compares both kinds of letting. */
  article?: string;
  className?: string;
}

/** Where an owner can turn to whom we say no. */
export function WaysOn({ article, className }: WaysOnProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  return (
    <ul css={ways} className={className}>
      {article && (
        <li>
          <SiteLink to={pathToArticle(language, article)}>{t('ways.read')}</SiteLink>
        </li>
      )}
      <li>
        <PageLink to="network">{t('ways.network')}</PageLink>
      </li>
    </ul>
  );
}

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    lineHeight: 1.3,
  },
});
