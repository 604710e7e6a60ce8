import { type HeadProps, graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { RedirectContext } from '../site/page-context';
import { pageTitle, absoluteUrl } from '../site/routes';

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

/** It is the same on every redirect, so that one hash in the policy allows them all. */
const moveOn =
  "location.replace(new URL(document.querySelector('link[rel=canonical]').href).pathname" +
  ' + location.search + location.hash)';

/** A redirect of its own, for hosts that ignore `_redirects`. */
export function Head({ data, pageContext }: HeadProps<Queries.RedirectPageQuery, RedirectContext>) {
  const { language, to } = pageContext;
  const siteUrl = data.site?.siteMetadata.siteUrl ?? '';
  return (
    <>
      <html lang={language} />
      <title>{pageTitle(pageContext, language, data.company.name)}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={absoluteUrl(siteUrl, to)} />
      {/* The policy of a page from which a visitor steps here would refuse it. */}
      {typeof window === 'undefined' && <script dangerouslySetInnerHTML={{ __html: moveOn }} />}
    </>
  );
}
