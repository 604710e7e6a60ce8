import { graphql } from 'gatsby';
import type { Language } from '../site/languages';
import { anchors, pathTo } from '../site/routes';

/** The address of the sum of an apartment's year. */
export const pathToSum = ({ sum }: { sum: string }, language: Language): string =>
  `${pathTo(language, 'owners')}${sum}#${anchors.sum}`;

/** @public Gatsby takes fragments from exports. */
export const apartmentFragment = graphql`
  fragment Apartment on CompanyApartment {
    bedrooms
    nights
    rent
    left
    sum
    title(language: $language)
    text(language: $language)
    alt(language: $language)
  }
`;
