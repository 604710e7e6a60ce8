import { graphql } from 'gatsby';

export const formsQuery = graphql`
  fragment Forms on Query {
    ...Samples
    mail {
      mode
      origin
      account
    }
    company {
      contact {
        person {
          slug
          name
          photoAlt(language: $language)
          photo {
            childImageSharp {
              gatsbyImageData(width: 64, height: 64, outputPixelDensities: [1, 2])
            }
          }
        }
      }
    }
  }
`;
