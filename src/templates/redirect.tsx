import { graphql, type PageProps } from 'gatsby';
import type { RedirectContext } from '../site/page-context';

export { RedirectHead as Head } from '../seo/redirect-head';

type RedirectProps = PageProps<Queries.RedirectPageQuery, RedirectContext>;

/** What a redirect shows where nothing moves the visitor on: a plain link. */
export default function RedirectPage({ pageContext: { to } }: RedirectProps) {
  return (
    <main>
      <p>
        <a href={to}>{to}</a>
      </p>
    </main>
  );
}

export const query = graphql`
  query RedirectPage {
    ...Settings
    company {
      name
    }
  }
`;
