import { graphql } from 'gatsby';

export const formsQuery = graphql`
  fragment Forms on Query {
    mail {
      mode
      origin
      account
    }
  }
`;
