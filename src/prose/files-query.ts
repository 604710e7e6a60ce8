import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';

/** The files beside the text that is drawn. */
export const ProseFiles = createContext<readonly Queries.ProseFileFragment[]>([]);

export const useProseFile = (name: string) =>
  useContext(ProseFiles).find((file) => file.name === name);

export const proseQuery = graphql`
  fragment ProseFile on ProseFile {
    name
    document {
      publicURL
    }
    picture {
      childImageSharp {
        withoutWebp: gatsbyImageData(width: 680, breakpoints: [680], formats: [AUTO])
        gatsbyImageData(
          width: 680
          breakpoints: [350, 680, 1050]
          formats: [WEBP]
          sizes: "auto, (min-width: 680px) 640px, calc(100vw - 40px)"
        )
      }
    }
  }
`;
