import { graphql } from 'gatsby';

/** What the frame and the head of every page need; each template's query spreads it. */
export const frameQuery = graphql`
  fragment FrameCompany on Company {
    name
    legalName {
      lv
      en
    }
    founded
    contact {
      phone
      email
    }
    address {
      street
      city {
        lv
        en
      }
      postalCode
      country
      latitude
      longitude
    }
    hours {
      opens
      closes
    }
    profiles {
      links
      professional
      photos
    }
    figures {
      remoteFeeRange {
        from
      }
      onSiteFeeRange {
        to
      }
    }
  }

  fragment Frame on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    company {
      ...FrameCompany
    }
    sharePicture: picture(name: "hero-riga") {
      resize(width: 1200, height: 630, quality: 82) {
        src
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
