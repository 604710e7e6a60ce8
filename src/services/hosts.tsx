import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { inRows, FeatureList } from '../components/feature-list';
import { Section } from '../components/section';
import { ReadMoreLink } from '../links/read-more-link';
import { SiteLink } from '../links/site-link';
import { useHasPage } from '../links/use-has-page';
import { useLanguage } from '../links/use-language';
import { pathToArticle } from '../site/paths';
import type { SumFacts } from '../site/sums/assumptions';
import { cardText, creamCard, groupTitle, media, sideBySide } from '../theme';
import { HostHour } from './host-hour';
import { HostTerms } from './host-terms';

const services = [
  { id: 'listing', icon: 'file-pen' },
  { id: 'photography', icon: 'camera' },
  { id: 'pricing', icon: 'chart-column' },
  { id: 'strategy', icon: 'compass' },
] as const;

interface HostsProps {
  picture: IGatsbyImageData;
  /** One about strategy. */
  article?: { slug: string; title: string };
  facts: SumFacts;
}

export function Hosts({ picture, article, facts }: HostsProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  return (
    <Section ground="pine" name="hosts" title={t('hosts.title')} text={t('hosts.lead')}>
      <HostHour facts={facts} />
      <div css={layout}>
        <FeatureList
          sx={[inRows(2), pineSection]}
          features={services}
          words={(id, part) => t(`hosts.${id}.${part}`)}
        />
        <HostTerms />
        {useHasPage()('network') && (
          <article css={group} data-reveal="">
            <Picture image={picture} alt={t('hosts.group.picture')} />
            <div>
              <h3 css={groupTitle}>{t('hosts.group.title')}</h3>
              <p css={cardText}>{t('hosts.group.text')}</p>
              <ReadMoreLink to="network">{t('hosts.group.action')}</ReadMoreLink>
            </div>
          </article>
        )}
      </div>
      {article && (
        <p css={{ marginTop: 'var(--s5)', a: { color: 'inherit' } }}>
          {t('hosts.article')}{' '}
          <SiteLink to={pathToArticle(language, article.slug)}>{article.title}</SiteLink>
        </p>
      )}
    </Section>
  );
}

const layout = css(sideBySide('7fr 5fr', { gap: 'var(--s5)', wideGap: 'var(--s5) var(--s7)' }), {
  // Without the group.
  [media.desktop]: { 'ul:not(:has(~ article))': { gridArea: '1 / 1 / auto / -1' } },
});

const pineSection = css({
  '--point': 'var(--amber)',
  '--point-line': 'var(--pine-line)',
  p: { color: 'var(--on-pine-soft)' },
});

const group = css(creamCard, {
  display: 'grid',
  overflow: 'hidden',
  [media.phablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
  [media.desktop]: {
    gridArea: '1 / 2',
    gridTemplate: '1fr auto / 1fr',
    alignItems: 'stretch',
    '[data-picture]': { minHeight: 200, aspectRatio: 'auto' },
    img: { objectPosition: '50% 10%' },
  },
  '& > div:last-of-type': { padding: 'var(--card-padding)' },
  'p, a': { marginTop: 'var(--s2)' },
  [media.belowPhablet]: { '[data-picture]': { display: 'none' } },
});
