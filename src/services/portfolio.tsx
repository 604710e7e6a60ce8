import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FactList } from '../components/fact-list';
import { ruledFacts } from '../components/ruled-facts';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { cardText, column, groupTitle, media, sideBySide, tabular } from '../theme';
import { rowsOfThree } from '../theme/rows-of-three';
import { SampleTag } from '../links/sample-tag';
import { SiteLink } from '../links/site-link';
import { useLanguage } from '../links/use-language';
import { formatWholeEuros } from '../site/format-figure';
import { pathTo } from '../site/paths';
import { anchors } from '../site/anchors';
import { calculateSum, examplePrice, type SumFacts } from '../site/sums/assumptions';
import { searchWithChanges } from '../site/sums/sum-url';

const DAYS = 365;

interface PortfolioProps {
  apartments: readonly Queries.ApartmentFragment[];
  facts: SumFacts;
}

/** Each apartment with its year in figures, and the sum they come from. */
export function Portfolio({ apartments, facts }: PortfolioProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const euros = (amount: number) => formatWholeEuros(amount, language);
  const count = apartments.length;
  if (count === 0) return null;
  return (
    <Section
      title={t('portfolio.title', { count })}
      text={count > 1 ? t('portfolio.lead') : undefined}
      tag={<SampleTag of="company.apartments" />}
    >
      <div css={homes}>
        {apartments.map(({ title, text, alt, picture, bedrooms, nights, rent }) => {
          const price = Math.round(examplePrice(facts, rent) * 100) / 100;
          const changed = { rent, usual: Math.round((nights / DAYS) * 10_000) / 100, price };
          const left = calculateSum(changed, facts).left.shortTerm;
          const sum = `${searchWithChanges(changed, '')}#${anchors.sum}`;
          return (
            <article key={title} data-reveal="">
              {picture.childImageSharp && (
                <Picture image={picture.childImageSharp.gatsbyImageData} alt={alt} />
              )}
              <div>
                <h3 css={[groupTitle, { marginBlock: '14px 6px' }]}>{title}</h3>
                <p css={cardText}>{text}</p>
                <FactList
                  css={[ruledFacts, tabular, { marginBlock: '12px 10px' }]}
                  facts={[
                    [t('portfolio.facts.bedrooms'), bedrooms],
                    [t('portfolio.facts.nights'), nights],
                    [t('portfolio.facts.left'), euros(left)],
                  ]}
                />
                <SiteLink to={pathTo(language, 'owners') + sum}>
                  {t('portfolio.facts.sum', { rent: euros(rent) })}
                </SiteLink>
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}

/** @public Gatsby takes fragments from exports. */
export const apartmentFragment = graphql`
  fragment Apartment on CompanyApartment {
    bedrooms
    nights
    rent
    title(language: $language)
    text(language: $language)
    alt(language: $language)
    picture {
      childImageSharp {
        gatsbyImageData(width: 640, breakpoints: [640, 800, 1280])
      }
    }
  }
`;

const homes = css(rowsOfThree('24px 32px', 'tablet'), {
  // The facts begin and end on one line in all cards of a row.
  'article, article > div': column,
  'article > div, article p': { flexGrow: 1 },
  [media.phabletOnly]: { article: { display: 'grid', grid: 'auto / 2fr 3fr', gap: 'var(--s6)' } },
  'article:only-child': sideBySide('1fr 1fr', { gap: 'var(--s6)', from: 'tablet' }),
  '[data-picture]': { aspectRatio: '16 / 9', borderRadius: 'var(--r-l)' },
  [media.phablet]: { '[data-picture]': { aspectRatio: '4 / 3' } },
});
