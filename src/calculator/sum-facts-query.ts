import { graphql } from 'gatsby';
import type { SumFacts } from '../site/sums/assumptions';

export const sumQuery = graphql`
  fragment Comparison on Query {
    comparison: allPost(
      filter: { language: { eq: $language }, category: { eq: "pricing" }, listed: { eq: true } }
      sort: [{ date: ASC }, { slug: ASC }]
      limit: 1
    ) {
      nodes {
        slug
      }
    }
  }
  fragment RateSource on Rate {
    source(language: $language)
    url
    read
  }
  fragment SumFacts on Query {
    sumFigures {
      key
      from
      to
    }
    sumRates {
      key
      value
      from
    }
  }
`;

/** The values of a list by their keys. */
export function byKey<Key extends string, Item>(items: readonly (Item & { key: string })[]) {
  return Object.fromEntries(items.map((item) => [item.key, item])) as Record<Key, Item>;
}

export function sumFactsFromQuery({ sumFigures, sumRates }: Queries.SumFactsFragment): SumFacts {
  return { figures: byKey(sumFigures), rates: byKey(sumRates) };
}
