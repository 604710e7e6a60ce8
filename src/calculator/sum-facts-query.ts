import { graphql } from 'gatsby';
import type { SumFacts } from '../site/sums/assumptions';
import type { Market } from '../site/sums/market';

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
  fragment MarketFacts on Query {
    market: sumMarket(language: $language)
  }
`;

/** The values of a list by their keys. */
export function byKey<Key extends string, Item>(items: readonly (Item & { key: string })[]) {
  return Object.fromEntries(items.map((item) => [item.key, item])) as Record<Key, Item>;
}

export const sumFactsFromQuery = (
  data: Queries.SumFactsFragment & Partial<Queries.MarketFactsFragment>,
): SumFacts => ({
  figures: byKey(data.sumFigures),
  rates: byKey(data.sumRates),
  market: data.market as Market | null | undefined,
});
