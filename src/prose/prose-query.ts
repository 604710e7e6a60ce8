import { graphql } from 'gatsby';

export const proseQuery = graphql`
  fragment ProseFile on ProseFile {
    name
    document {
      publicURL
    }
    picture {
      childImageSharp {
        gatsbyImageData(
          width: 680
          breakpoints: [350, 680, 1050, 1360]
          sizes: "(min-width: 720px) 680px, calc(100vw - 40px)"
        )
      }
    }
  }
`;
