import type { HeadProps } from 'gatsby';
import type { RedirectContext } from '../site/page-context';
import { pageTitle } from '../site/page-title';
import { absoluteUrl } from '../site/paths';

/** The same on every redirect, so that one hash in the policy allows them all. */
const moveOn =
  "location.replace(new URL(document.querySelector('link[rel=canonical]').href).pathname" +
  ' + location.search + location.hash)';

/** For hosts that ignore `_redirects`. */
export function RedirectHead({
  data,
  pageContext,
}: HeadProps<Queries.RedirectPageQuery, RedirectContext>) {
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
