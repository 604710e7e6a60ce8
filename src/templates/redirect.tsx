import { graphql, type PageProps } from 'gatsby';
import type { RedirectContext } from '../site/page-context';

export { RedirectHead as Head } from '../seo/redirect-head';

type RedirectProps = PageProps<Queries.RedirectPageQuery, RedirectContext>;

/** A plain link, for visitors whom neither the host nor the script sends on. */
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
