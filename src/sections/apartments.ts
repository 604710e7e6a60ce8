import { graphql } from 'gatsby';
import { anchors, pathTo } from '../site/routes';
import type { Language } from '../site/languages';
import { calculateSum, examplePrice, type SumFacts } from '../site/sums/assumptions';
import { searchWithChanges } from '../site/sums/sum-url';

const DAYS = 365;

/** What a year of an apartment would leave its owner before tax, in euros, and the address of that sum. */
export function apartmentYear(
  { nights, rent }: Pick<Queries.ApartmentFragment, 'nights' | 'rent'>,
  facts: SumFacts,
  language: Language,
): { left: number; address: string } {
  const price = Math.round(examplePrice(facts, rent) * 100) / 100;
  const changed = { rent, usual: Math.round((nights / DAYS) * 10_000) / 100, price };
  return {
    left: calculateSum(changed, facts).left.shortTerm,
    address: `${pathTo(language, 'owners')}${searchWithChanges(changed, '')}#${anchors.sum}`,
  };
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
  }
`;
