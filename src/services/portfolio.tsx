import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../components/picture';
import { Reveal } from '../components/reveal';
import { SampleTag } from '../components/sample-tag';
import { Section } from '../components/section';
import { rowsOfThree, sideBySide } from '../components/side-by-side';
import { cardText, groupTitle } from '../components/text-styles';
import type { SumFacts } from '../site/sums/assumptions';
import { HomeFacts } from './home-facts';

interface PortfolioProps {
  apartments: readonly Queries.ApartmentFragment[];
  facts: SumFacts;
  sample: boolean;
}

export function Portfolio({ apartments, facts, sample }: PortfolioProps) {
  const { t } = useTranslation('services');
  const count = apartments.length;
  if (count === 0) return null;
  return (
    <Section title={t('portfolio.title')} text={count > 1 ? t('portfolio.lead') : undefined}>
      <div css={homes}>
        {apartments.map(({ title, text, alt, picture, ...home }) => (
          <Reveal as="article" key={title}>
            {picture.childImageSharp && (
              <Picture image={picture.childImageSharp.gatsbyImageData} alt={alt} />
            )}
            <div>
              <h3 css={[groupTitle, { marginBlock: '18px 6px' }]}>
                {title} {sample && <SampleTag />}
              </h3>
              <p css={cardText}>{text}</p>
              <HomeFacts {...home} facts={facts} />
            </div>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

/** @public Gatsby takes fragments from exports. */
export const apartmentFragment = graphql`
  fragment Apartment on CompanyApartment {
    rooms
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

const homes = css(rowsOfThree('36px 32px', 'tablet'), {
  'article:only-child': sideBySide('1fr 1fr', { gap: 'var(--s6)', from: 'tablet' }),
  '[data-picture]': { aspectRatio: '4 / 3', borderRadius: 'var(--r-l)' },
});
