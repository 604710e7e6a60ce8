import type { RedirectContext } from '../site/page-context';
import { pageTitle } from '../site/page-title';
import { absoluteUrl } from '../site/paths';

interface RedirectHeadProps {
  data: Queries.RedirectPageQuery;
  pageContext: RedirectContext;
}

/**
 * A script that sends the visitor on with query and hash, and leaves no entry in the history. Its text
 * is the same on every redirect, so that one hash in the content security policy allows them all.
 */
const moveOn =
  "location.replace(new URL(document.querySelector('link[rel=canonical]').href).pathname" +
  ' + location.search + location.hash)';

/** The head of a page that leads to another address, for hosts that ignore `_redirects`. */
export function RedirectHead({ data, pageContext }: RedirectHeadProps) {
  const { language, to } = pageContext;
  const siteUrl = data.site?.siteMetadata.siteUrl ?? '';
  return (
    <>
      <html lang={language} />
      <title>{pageTitle(pageContext, language, data.company.name)}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={absoluteUrl(siteUrl, to)} />
      <script dangerouslySetInnerHTML={{ __html: moveOn }} />
    </>
  );
}
