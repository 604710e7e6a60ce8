import { graphql } from 'gatsby';

export const sumQuery = graphql`
  fragment SumEnds on Figure {
    from
    to
  }
  fragment SumRate on Rate {
    value
    from
  }
  fragment Comparison on Query {
    comparison: allPost(
      filter: { language: { eq: $language }, category: { eq: "pricing" }, listed: { eq: true } }
      sort: { number: ASC }
      limit: 1
    ) {
      nodes {
        slug
      }
    }
  }
  fragment SumFacts on Query {
    sumCompany: company {
      figures {
        longTermExample {
          ...SumEnds
        }
        shortTermExample {
          ...SumEnds
        }
        occupancy {
          ...SumEnds
        }
        marketOccupancy {
          ...SumEnds
        }
        averageDailyRate {
          ...SumEnds
        }
        ownerWeeklyHours {
          ...SumEnds
        }
        longTermIncome {
          ...SumEnds
        }
        remoteFee {
          ...SumEnds
        }
        onSiteFee {
          ...SumEnds
        }
        ownCleaning {
          ...SumEnds
        }
        ourCleaning {
          ...SumEnds
        }
        exampleTax {
          ...SumEnds
        }
      }
    }
    rates {
      rent {
        ...SumRate
      }
      stay {
        ...SumRate
      }
      guestCleaning {
        ...SumRate
      }
      utilities {
        ...SumRate
      }
      extras {
        ...SumRate
      }
      commission {
        ...SumRate
      }
      vat {
        ...SumRate
      }
      receiptsTax {
        ...SumRate
      }
      profitTax {
        ...SumRate
      }
      higherProfitTax {
        ...SumRate
      }
      furtherTax {
        ...SumRate
      }
      turnoverTax {
        ...SumRate
      }
      vatLimit {
        ...SumRate
      }
      levy {
        ...SumRate
      }
      levyLimit {
        ...SumRate
      }
    }
  }
`;
