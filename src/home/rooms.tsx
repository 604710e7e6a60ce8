import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FactList, ruledFacts } from '../components/fact-list';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { SwipeRow } from '../components/swipe-row';
import { SampleTag } from '../links/sample-tag';
import { SiteLink } from '../links/page-link';
import { useLanguage } from '../links/current-page';
import { pathToSum } from '../sections/apartments';
import { formatWholeEuros } from '../site/format-figure';
import { groupTitle, media } from '../theme';

interface RoomsProps {
  apartments: NonNullable<Queries.HomePageQuery['facts']['apartments']>;
}

/** Up to three apartments that the company manages, each with its year in two figures. */
export function Rooms({ apartments }: RoomsProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  if (apartments.length === 0) return null;
  return (
    <Section
      title={t('rooms.title')}
      text={t('rooms.lead')}
      tag={<SampleTag of="company.apartments" />}
    >
      <SwipeRow label={t('rooms.title')} sx={rooms}>
        {apartments.slice(0, 3).map((apartment) => {
          const { title, alt, picture, nights, rent, left } = apartment;
          return (
            <article key={title} data-reveal="">
              {picture.childImageSharp && (
                <Picture image={picture.childImageSharp.gatsbyImageData} alt={alt} />
              )}
              <h3 css={groupTitle}>{title}</h3>
              <FactList
                css={ruledFacts}
                facts={[
                  [t('rooms.nights'), nights],
                  [t('rooms.left'), formatWholeEuros(left, language)],
                ]}
              />
              <SiteLink to={pathToSum(apartment, language)}>
                {t('rooms.sum', { rent: formatWholeEuros(rent, language) })}
              </SiteLink>
            </article>
          );
        })}
      </SwipeRow>
    </Section>
  );
}

const rooms = css({
  article: { display: 'grid', gap: 10, alignContent: 'start', justifyItems: 'start' },
  dl: { width: '100%' },
  '[data-picture]': { width: '100%', aspectRatio: '3 / 2', borderRadius: 'var(--r-l)' },
  [media.phablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 30%), 1fr))' },
  // The figures stand on one line, whatever the titles need.
  [media.phabletOnly]: { article: { gridTemplateRows: 'auto 1fr' } },
  // The first is large, the others stand beside it.
  [media.desktop]: {
    '&:has(> :nth-of-type(3))': {
      gap: 'var(--s6) var(--s7)',
      gridTemplateColumns: '2fr 1fr',
      '& > :first-of-type': {
        gridRow: 'span 2',
        gridTemplateRows: '1fr',
        '[data-picture]': { height: '100%', minHeight: 420, aspectRatio: 'auto' },
      },
    },
  },
});
