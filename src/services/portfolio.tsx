import { css } from '@emotion/react';
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
import type { SumFacts } from '../site/sums/assumptions';
import { apartmentYear } from '../sections/apartments';

interface PortfolioProps {
  apartments: NonNullable<Queries.ServicesPageQuery['portfolio']['apartments']>;
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
        {apartments.map((apartment) => {
          const { title, text, alt, picture, bedrooms, nights, rent } = apartment;
          const { left, address } = apartmentYear(apartment, facts, language);
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
                <SiteLink to={address}>{t('portfolio.facts.sum', { rent: euros(rent) })}</SiteLink>
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}

const homes = css(rowsOfThree('24px 32px', 'tablet'), {
  // The facts begin and end on one line in all cards of a row.
  'article, article > div': column,
  'article > div, article p': { flexGrow: 1 },
  [media.phabletOnly]: { article: { display: 'grid', grid: 'auto / 2fr 3fr', gap: 'var(--s6)' } },
  'article:only-child': sideBySide('1fr 1fr', { gap: 'var(--s6)', from: 'tablet' }),
  '[data-picture]': { aspectRatio: '16 / 9', borderRadius: 'var(--r-l)' },
  [media.phablet]: { '[data-picture]': { aspectRatio: '4 / 3' } },
});
