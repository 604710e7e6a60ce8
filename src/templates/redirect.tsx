import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { RedirectContext } from '../site/page-context';

export { RedirectHead as Head } from '../seo/redirect-head';

type RedirectProps = PageProps<Queries.RedirectPageQuery, RedirectContext>;

/** A plain link, for visitors whom neither the host nor the script sends on. */
export default function RedirectPage({ pageContext: { to }, location }: RedirectProps) {
  const target = to + location.search + location.hash;
  // After a navigation within the site, where the policy lacks the hash of the head's script.
  useEffect(() => {
    navigate(target, { replace: true });
  }, [target]);
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
