import { graphql } from 'gatsby';

export const frameQuery = graphql`
  fragment FrameCompany on Company {
    name
    founded
    contact {
      phone
      guestPhone
      email
    }
    address {
      street
      postalCode
      country
      latitude
      longitude
    }
    hours {
      days
      opens
      closes
    }
    networks {
      name
      url
    }
    figures {
      remoteFeeRange {
        from
      }
      onSiteFeeRange {
        to
      }
      ourCleaning {
        from
        to
      }
    }
  }

  fragment Settings on Query {
    site {
      siteMetadata {
        siteUrl
        robots
        analytics
        preview
        demonstration
      }
    }
  }

  fragment Samples on Query {
    site {
      siteMetadata {
        samples
      }
    }
  }

  fragment Frame on Query {
    ...Settings
    company {
      ...FrameCompany
      legalName(language: $language)
      address {
        city(language: $language)
      }
    }
    sharePicture(route: $route, slug: $slug, language: $language) {
      childImageSharp {
        resize(width: 1200, height: 630, quality: 82) {
          src
        }
      }
    }
    locales: allLocale(filter: { ns: { in: $namespaces }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
