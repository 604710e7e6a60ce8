import { graphql } from 'gatsby';

/** What a page with a form needs beside the frame's data: where its inquiries go. */
export const formsQuery = graphql`
  fragment Forms on Query {
    mail {
      mode
      origin
      account
    }
  }
`;
